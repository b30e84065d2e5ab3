import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Config } from '../../config.ts'
import { demandKey, StorageFull, StorageMissing, type Storage } from './storage.ts'

const PART = 8 * 1_048_576
const MISSING = new Set(['NoSuchKey', 'NotFound'])
const NO_ROOM = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'ServiceQuotaExceeded'])

/** Bytes as objects of a bucket that speaks S3. An object is there when it is whole: that is what S3 promises. */
export function openS3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Checksums in trailers are more than many servers of this family understand.
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
        // When it fails it takes back the parts that are there.
        await upload.done()
      } catch (error) {
        // Why the source ended counts, not that some servers cannot take back parts.
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
