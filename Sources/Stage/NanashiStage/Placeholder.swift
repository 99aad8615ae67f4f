// NanashiStage
