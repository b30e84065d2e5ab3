import Uploader, { type AddedFile } from 'simple-uploader.js'
import SparkMD5 from 'spark-md5'

const CHUNK_BYTES = 5_242_880
const HASH_SLICE_BYTES = 10_240_000

/** Uploads a file like clients of this API family: MD5 in the page, then simple-uploader.js. Returns the MD5. */
export function theirs(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const uploader = new Uploader({
      target: '/api/file/chunk',
      chunkSize: CHUNK_BYTES,
      testChunks: false,
      maxChunkRetries: 5,
      query: { fileType: file.type, extension: 'bin' },
    })
    const begin = async (added: AddedFile) => {
      added.uniqueIdentifier = await md5Of(file)
      added.resume()
    }
    uploader.on('fileAdded', (added) => {
      added.pause()
      begin(added).catch(reject)
    })
    uploader.on('fileSuccess', (_root, { uniqueIdentifier }) => {
      const body = new FormData()
      body.append('identifier', uniqueIdentifier)
      fetch('/api/file/merge', { method: 'POST', body }).then(() => resolve(uniqueIdentifier), reject)
    })
    uploader.on('fileError', (_root, _file, answer) => reject(new Error(answer)))
    uploader.addFile(file)
  })
}

function md5Of(file: File): Promise<string> {
  const hash = new SparkMD5.ArrayBuffer()
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    let start = 0
    const next = () => {
      const end = Math.min(start + HASH_SLICE_BYTES, file.size)
      reader.readAsArrayBuffer(file.slice(start, end))
      start = end
    }
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) hash.append(reader.result)
      if (start < file.size) next()
      else resolve(hash.end())
    })
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')))
    next()
  })
}
