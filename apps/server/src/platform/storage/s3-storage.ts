import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Config } from '../../config.ts'
import { demandKey, StorageFull, StorageMissing, type Storage } from './storage.ts'

const PART = 8 * 1_048_576
const MISSING = new Set(['NoSuchKey', 'NotFound'])
const NO_ROOM = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'ServiceQuotaExceeded'])

/** Stores bytes as objects of an S3 bucket. An object exists only when it is complete, as S3 guarantees. */
export function openS3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Many S3-compatible servers do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: demandKey(key) })

  return {
    async write(key, source) {
      const broken: unknown[] = []
      async function* watched() {
        try {
          yield* source
        } catch (error) {
          broken.push(error)
          throw error
        }
      }
      const upload = new Upload({
        client,
        params: { ...at(key), Body: Readable.from(watched(), { objectMode: false }) },
        partSize: PART,
        queueSize: 2,
      })
      try {
        // After a failure it deletes the uploaded parts.
        await upload.done()
      } catch (error) {
        // The error of the source has precedence: some servers cannot delete parts.
        if (broken.length > 0) throw broken[0]
        throw NO_ROOM.has(nameOf(error)) ? new StorageFull('no room', { cause: error }) : error
      }
    },

    async read(key, range) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        )
        if (Body instanceof Readable) return Body
        throw new StorageMissing(key)
      } catch (error) {
        throw MISSING.has(nameOf(error)) ? new StorageMissing(key, { cause: error }) : error
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
