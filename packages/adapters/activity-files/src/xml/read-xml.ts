import sax from "sax";
import type { Content } from "../content/content.ts";
import { encodingOf, textOf } from "../content/text-of.ts";
import { FileFault } from "../file-fault.ts";
import { XML_ATTRIBUTES, XML_DEPTH, XML_TEXT_CHARACTERS } from "../limits.data.ts";

/** What is told about a document while it is read. Names come without their prefixes. */
export type XmlVisitor = {
  /** An element begins; `path` leads to it from the outermost one, itself included. */
  open(path: readonly string[], attributes: Readonly<Record<string, string>>): void;
  /** An element ends; `text` is what stood in it behind its last child. */
  close(path: readonly string[], text: string): void;
};

const PIECE_CHARACTERS = 65_536;
const TOO_LONG = "Max buffer length exceeded";

/** Reads a document to its end. @throws FileFault where it is malformed, has a document type or goes beyond the limits. */
export async function readXml(content: Content, head: Buffer, visitor: XmlVisitor): Promise<void> {
  const parser = sax.parser(true);
  const path: string[] = [];
  let text = "";
  let attributes = 0;
  const append = (piece: string): void => {
    text += piece;
    if (text.length > XML_TEXT_CHARACTERS) throw new FileFault("xml_too_complex");
  };
  parser.onerror = (error) => {
    throw new FileFault(error.message.startsWith(TOO_LONG) ? "xml_too_complex" : "xml_malformed");
  };
  parser.ondoctype = () => {
    throw new FileFault("xml_doctype");
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > XML_ATTRIBUTES) throw new FileFault("xml_too_complex");
  };
  parser.onopentag = (tag) => {
    path.push(localName(tag.name));
    if (path.length > XML_DEPTH) throw new FileFault("xml_too_complex");
    attributes = 0;
    text = "";
    visitor.open(path, tag.attributes as Readonly<Record<string, string>>);
  };
  parser.ontext = append;
  parser.oncdata = append;
  parser.onclosetag = () => {
    visitor.close(path, text.trim());
    path.pop();
    text = "";
  };
  for await (const chunk of textOf(content.open(), encodingOf(head)))
    for (let at = 0; at < chunk.length; at += PIECE_CHARACTERS)
      parser.write(chunk.slice(at, at + PIECE_CHARACTERS));
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
