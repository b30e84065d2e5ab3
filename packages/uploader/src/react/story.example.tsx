import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { inlineHasher } from '../core/hash-blob.ts'
import type { KeptUpload } from '../core/queue-store.ts'
import { noStore } from '../core/queue-store.ts'
import { type UploadPort, UploadRefusedError } from '../core/upload-port.ts'
import { UploadQueue, type UploadQueueOptions } from '../core/upload-queue.ts'
import { uploaderCatalogue } from '../locales.ts'
import type { UploadServices } from './uploads-context.ts'
import { UploadsProvider } from './UploadsProvider.tsx'

/** Texts of the stories of this package. */
export const catalogues = [uploaderCatalogue]

const stored = (name: string, fileSize: number) => ({
  name: `20261121_${name}`,
  url: PIXEL,
  fileSize,
  fileVersionId: 'v1',
})

/** A server that accepts everything at once. */
export const takesAll: UploadPort = {
  sendChunk: () => Promise.resolve({ merge: true, uploaded: false, chunkNumbers: undefined }),
  merge: ({ fileName, fileSize }) => Promise.resolve(stored(fileName, fileSize)),
  sendWhole: ({ name, file }) => Promise.resolve(stored(name, file.size)),
}

/** A server that replies after three files, to the last one first. */
export function takesAllInReverse(): UploadPort {
  const waiting: (() => void)[] = []
  return {
    ...takesAll,
    merge: async (order) => {
      await new Promise<void>((resolve) => {
        waiting.unshift(resolve)
        if (waiting.length === 3) for (const [place, answer] of waiting.entries()) setTimeout(answer, place * 50)
      })
      return stored(order.fileName, order.fileSize)
    },
  }
}

/** A server that accepts this share of a file and then stops. */
export const stuckAt = (share: number): UploadPort => {
  const hang: UploadPort['sendChunk'] = ({ file }, { onProgress }) => {
    onProgress?.(file.size * share)
    return new Promise(() => undefined)
  }
  return {
    ...takesAll,
    sendChunk: hang,
    sendWhole: ({ file }, { onProgress }) => {
      onProgress?.(file.size * share)
      return new Promise(() => undefined)
    },
  }
}

const failsWith = (reason: Error): UploadPort => {
  const fail = () => Promise.reject(reason)
  return { sendChunk: fail, merge: fail, sendWhole: fail }
}

/** An unreachable server. */
export const unreachable = failsWith(new Error(''))

/** A server that refuses the file. */
export const refusing = failsWith(new UploadRefusedError('上传失败，文件格式不允许上传'))

/** An upload before a reload whose file the browser lost. */
export const keptUpload = (scope: string): KeptUpload => ({
  id: 'kept',
  scope,
  type: 'annex',
  name: '去年的合同.pdf',
  size: 12_582_912,
  fileType: 'application/pdf',
  lastModified: 1,
  relativePath: '去年的合同.pdf',
  identifier: '0'.repeat(32),
  sent: [1],
  state: 'active',
  addedAt: Date.now(),
})

/** Upload parameters of a story. */
export interface StoryUploads extends Partial<UploadQueueOptions> {
  services?: UploadServices
  /** Files whose uploads run at the start of the story. */
  files?: readonly File[]
  /** An upload before a reload. */
  kept?: KeptUpload
}

/** Scope of the field of a story. */
export const SCOPE = 'story'

/** A 1 × 1 picture. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

/** A generated image, as a file. */
export async function pictureFile(name: string, { width = 300, height = 200 } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#4080ff'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#ffb400'
    pen.fillRect(width / 4, height / 4, width / 4, height / 4)
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** A file of the given size. */
export const fileOf = (name: string, size = 2048, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type })

function WithQueue({ uploads, children }: { uploads: StoryUploads; children: ReactNode }) {
  const [queue, setQueue] = useState<UploadQueue>()
  useEffect(
    function open() {
      const { services: _services, files = [], kept, ...options } = uploads
      const store = kept ? { ...noStore, load: () => Promise.resolve([{ kept }]) } : noStore
      const created = new UploadQueue({ port: takesAll, hasher: inlineHasher, store, pauseMs: () => 1, ...options })
      const fill = async () => {
        await created.restore()
        created.add(
          files.map((file) => ({ file })),
          { scope: SCOPE, type: 'annex' },
        )
        setQueue(created)
      }
      void fill()
      return () => created.close()
    },
    [uploads],
  )
  if (!queue) return null
  return (
    <UploadsProvider queue={queue} services={{ imageAddress: () => PIXEL, ...uploads.services }}>
      {children}
    </UploadsProvider>
  )
}

const NONE: StoryUploads = {}

/** A queue for the story: `parameters.uploads`. */
export const withUploads: Decorator = (Story, { parameters }) => {
  const uploads: StoryUploads | undefined = parameters['uploads']
  return (
    <WithQueue uploads={uploads ?? NONE}>
      <main style={{ maxInlineSize: 560, padding: 24 }}>
        <Story />
      </main>
    </WithQueue>
  )
}

/** A value out of a database may be anything, whatever the types promise. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const asStored = (value: unknown) => value as never

/** A story's field that keeps its value, like a form. */
export function held<Props extends object>(Field: ComponentType<Props>) {
  return function Held(args: Props) {
    const [value, setValue] = useState<unknown>(Reflect.get(args, 'value'))
    const report: unknown = Reflect.get(args, 'onChange')
    function change(next: unknown) {
      setValue(next)
      if (typeof report === 'function') report(next)
    }
    return <Field {...args} value={value} onChange={change} />
  }
}
