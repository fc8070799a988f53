/** A file to be imported. */
export type UploadFile = { readonly name: string; readonly content: Blob } | File;

/** How much of an upload is on its way. */
export type UploadProgress = { readonly sentBytes: number; readonly totalBytes: number };

export type Upload = {
  readonly body: Blob;
  readonly contentType: string;
};

const LINE = "\r\n";

/** Files as one form. The content stays where it is: nothing is copied. */
export function uploadOf(files: Iterable<UploadFile>, field: string): Upload {
  const boundary = `form-${crypto.randomUUID()}`;
  const parts: BlobPart[] = [];
  for (const file of files) {
    const content = "content" in file ? file.content : file;
    const type = content.type === "" ? "application/octet-stream" : content.type;
    parts.push(
      `--${boundary}${LINE}Content-Disposition: form-data; name="${field}"; filename="${quoted(file.name)}"${LINE}` +
        `Content-Type: ${type}${LINE}${LINE}`,
      content,
      LINE,
    );
  }
  parts.push(`--${boundary}--${LINE}`);
  return { body: new Blob(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}

/** A name as it stands in a form (HTML, section 4.10.21.8). */
function quoted(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

export type UploadRequest = {
  readonly url: string;
  readonly headers: Headers;
  readonly upload: Upload;
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** Sends a form and tells how far it is: a browser tells it by XMLHttpRequest alone, Node by the body as it is read. */
export function sendUpload(request: UploadRequest): Promise<Response> {
  const { url, headers, upload, signal, onProgress, fetch } = request;
  if (onProgress === undefined) {
    return fetch(new Request(url, { method: "POST", headers, body: upload.body, signal }));
  }
  if (typeof XMLHttpRequest !== "undefined")
    return sendByXmlHttpRequest({ ...request, onProgress });
  const body = upload.body.stream().pipeThrough(counting(upload.body.size, onProgress));
  const init = { method: "POST", headers, body, signal, duplex: "half" };
  return fetch(new Request(url, init as RequestInit));
}

function counting(totalBytes: number, onProgress: (progress: UploadProgress) => void) {
  let sentBytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      controller.enqueue(part);
      sentBytes += part.byteLength;
      onProgress({ sentBytes, totalBytes });
    },
  });
}

function sendByXmlHttpRequest({
  url,
  headers,
  upload,
  signal,
  onProgress,
}: UploadRequest & { readonly onProgress: (progress: UploadProgress) => void }): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("POST", url);
    request.responseType = "text";
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress({ sentBytes: loaded, totalBytes: total });
    request.onload = () => {
      try {
        resolve(responseOf(request));
      } catch (error) {
        // What is thrown here would be thrown to nobody, and the promise never be settled.
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError("The upload failed."));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop, { once: true });
    request.send(upload.body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  // There are none where a page may not read them.
  const lines = request.getAllResponseHeaders().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, statusText, responseText } = request;
  return new Response(responseText, { status, statusText, headers });
}
