// Liquid
