import { buffer } from "node:stream/consumers";
import yazl from "yazl";

/** An archive of files, by their names; one that ends in `/` is a folder. */
export async function aZipFile(
  files: Readonly<Record<string, string | Uint8Array>>,
  { isCompressed = true }: { readonly isCompressed?: boolean } = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    if (name.endsWith("/")) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(content), name, { compress: isCompressed });
  zip.end();
  return buffer(zip.outputStream);
}
