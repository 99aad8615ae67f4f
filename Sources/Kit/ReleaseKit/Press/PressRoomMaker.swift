import Diagnostics
import Rendering
import Studio
import Values

/// Furnishes press rooms: pictures in full size and small, logo, archives, the page to print, the facts.
struct PressRoomMaker {
    let subject: KitSubject
    let templates: ThemeTemplates
    let setup: PictureSetup

    /// The press room with pictures that were drawn; `drawn` throws where they could not be, and then the room has none.
    func room(_ drawn: () throws(Mistakes) -> PressDrawings) -> PressRoom {
        var room = PressRoom()
        room.members["facts"] = .list(PressFacts(subject: subject).all.map(\.described))
        room.members["folder"] = .string(subject.pressHome)
        var pictures: [PressPicture] = []
        room.attempt { () throws(Mistakes) in
            pictures = try PressPictureMaker(product: subject.product, shrinker: PictureShrinker(setup))
                .pictures(of: drawn())
            return shown(pictures)
        }
        room.attempt { () throws(Mistakes) in
            PressLogo.room(try LogoMaker(setup).logo(of: subject.product), of: subject.product)
        }
        room.attempt { () throws(Mistakes) in
            try PressSheetWriter(subject: subject).room(showing: pictures, PressSheetMaker(setup))
        }
        let members = room.members
        room.attempt { () throws(Mistakes) in
            try PressTextWriter(subject: subject, templates: templates).room(pictures, seeing: members)
        }
        return room
    }

    /// The pictures, one by one and all in one file.
    private func shown(_ pictures: [PressPicture]) -> PressRoom {
        var room = PressRoom()
        for picture in pictures {
            room.add(picture.path, picture.bytes)
            if let small = picture.small { room.add(picture.smallPath, small) }
        }
        room.members["pictures"] = .list(pictures.map(\.described))
        let archive = room.addArchive(pictures.map { ($0.path, $0.bytes) }, "images.zip", of: subject.product)
        if let archive { room.members["images"] = archive }
        return room
    }
}
