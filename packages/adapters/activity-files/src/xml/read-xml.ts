import sax from "sax";
import type { Content } from "../content/content.ts";
import { encodingOf, textOf } from "../content/text-of.ts";
import type { FaultName } from "../fault-texts.data.ts";
import { FileFault } from "../file-fault.ts";
import {
  XML_ATTRIBUTES,
  XML_DEPTH,
  XML_DOCTYPE_CHARACTERS,
  XML_ELEMENTS,
  XML_NAME_CHARACTERS,
  XML_PLACE_CHARACTERS,
  XML_TEXT_CHARACTERS,
} from "../limits.data.ts";

/** What is told about a document while it is read. Names come without their prefixes. */
export type XmlVisitor = {
  /** An element begins; `place` names it and those around it from the outermost one, with `/` between them. */
  open(place: string, attributes: Readonly<Record<string, string>>, line: number): void;
  /** An element ends; `text` is what stood in it behind its last child. */
  close(place: string, text: string): void;
};

/** What a kind of document may have beyond most. */
export type XmlAllowance = {
  readonly elements?: number;
  /** A document type that declares elements and attributes and nothing else. */
  readonly documentType?: boolean;
};

const PIECE_CHARACTERS = 65_536;
/** What makes a document type more than declarations of elements: entities, other files, sections. */
const BEYOND_ELEMENTS = /<!(?!ELEMENT\s|ATTLIST\s|--)|<\?|%|\b(?:SYSTEM|PUBLIC)\b/;
const TOO_LONG = "Max buffer length exceeded";
/** An attribute of this name would take the place of a function that the parser calls. */
const NAME_OF_THE_PARSER = "hasOwnProperty";

/** Reads a document to its end. @throws FileFault where it is malformed, has a document type or goes beyond the limits. */
export async function readXml(
  content: Content,
  head: Buffer,
  visitor: XmlVisitor,
  { elements: mostElements = XML_ELEMENTS, documentType = false }: XmlAllowance = {},
): Promise<void> {
  const parser = sax.parser(true);
  const refused = (fault: FaultName) => new FileFault(fault, { line: parser.line + 1 });
  const places: string[] = [];
  let text = "";
  let attributes = 0;
  let elements = 0;
  const append = (piece: string): void => {
    text += piece;
    if (text.length > XML_TEXT_CHARACTERS) throw refused("xml_too_complex");
  };
  parser.onerror = (error) => {
    throw refused(error.message.startsWith(TOO_LONG) ? "xml_too_complex" : "xml_malformed");
  };
  parser.ondoctype = (declared) => {
    const isPlain = documentType && declared.length <= XML_DOCTYPE_CHARACTERS;
    if (!isPlain || BEYOND_ELEMENTS.test(declared)) throw refused("xml_doctype");
  };
  parser.onopentagstart = ({ name }) => {
    elements += 1;
    const isTooComplex = elements > mostElements || places.length === XML_DEPTH;
    if (isTooComplex || name.length > XML_NAME_CHARACTERS) throw refused("xml_too_complex");
    attributes = 0;
  };
  parser.onattribute = ({ name }) => {
    attributes += 1;
    if (attributes > XML_ATTRIBUTES || name.length > XML_NAME_CHARACTERS)
      throw refused("xml_too_complex");
    if (name === NAME_OF_THE_PARSER) throw refused("xml_malformed");
  };
  parser.onopentag = (tag) => {
    const place = placeIn(places.at(-1), tag.name);
    places.push(place);
    text = "";
    visitor.open(place, tag.attributes as Readonly<Record<string, string>>, (parser.line ?? 0) + 1);
  };
  parser.ontext = append;
  parser.oncdata = append;
  parser.onclosetag = () => {
    visitor.close(places.pop() ?? "", text.trim());
    text = "";
  };
  for await (const chunk of textOf(content.open(), encodingOf(head)))
    for (let at = 0; at < chunk.length; at += PIECE_CHARACTERS)
      parser.write(chunk.slice(at, at + PIECE_CHARACTERS));
  parser.close();
}

/** Where an element stands; a place is put together once for each element, so that it must not be long. */
function placeIn(parent: string | undefined, name: string): string {
  const local = name.slice(name.indexOf(":") + 1);
  const place = parent === undefined ? local : `${parent}/${local}`;
  if (place.length > XML_PLACE_CHARACTERS) throw new FileFault("xml_too_complex");
  return place;
}
