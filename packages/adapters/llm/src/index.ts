export { AiSdkTextEmbedder, type TextEmbedderSettings } from "./ai-sdk-text-embedder.ts";
