export { uploaderCatalogue } from '../locales.ts'
export { admitFiles } from './admit-files.ts'
export type { AdmitOptions, BeforeUpload } from './admit-files.ts'
export { categoryOf, extensionOf } from './categories.ts'
export type { FileCategory } from './categories.ts'
export { acceptedNames, checkFile } from './check-file.ts'
export type { AcceptedName, FileFault, FileRules, SizeUnit } from './check-file.ts'
export { browserConnection } from './connection.ts'
export type { Connection } from './connection.ts'
export { fetchTransport } from './fetch-transport.ts'
export { fileValueOf, imageValueOf } from './file-value.ts'
export type { FileValue, ImageValue } from './file-value.ts'
export { inlineHasher } from './hash-blob.ts'
export { createWorkerHasher, UnreadableFileError } from './hasher.ts'
export type { Hasher, HashOptions } from './hasher.ts'
export { createHttpPort } from './http-port.ts'
export type { HttpPortOptions } from './http-port.ts'
export { indexedDbStore } from './indexed-db-store.ts'
export { CHUNK_BYTES, HASH_SLICE_BYTES, MAX_TRIES } from './limits.ts'
export { noStore } from './queue-store.ts'
export type { FileSource, KeptUpload, QueueStore, UploadTarget } from './queue-store.ts'
export type { Transport, TransportRequest } from './transport.ts'
export { SignedOutError, UploadRefusedError } from './upload-port.ts'
export type {
  CallOptions,
  ChunkAnswer,
  ChunkRequest,
  MergeRequest,
  StoredFile,
  UploadPort,
  UploadWire,
} from './upload-port.ts'
export type { UploadItem, UploadProblem, UploadStatus } from './upload-item.ts'
export { UploadQueue } from './upload-queue.ts'
export type { FileToAdd, UploadNotice, UploadQueueOptions } from './upload-queue.ts'
