import { formModelCatalogue, kindOf, readForm } from '@sqos/form-model'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { renderWithApp } from '@sqos/test-kit/react'
import { uploaderCatalogue, UploadsProvider } from '@sqos/uploader'
import { UploadQueue } from '@sqos/uploader/core'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DocumentForm, type DocumentFormHandle, type DocumentFormProps } from '../form/DocumentForm.tsx'
import { formRendererCatalogue } from '../locales.ts'
import { UploadScope, uploadWidgets } from './index.ts'

const endings: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const end of endings.splice(0)) end()
})

const SLOW = { timeout: 60_000 }

/** A server whose responses the test releases. */
function openServer() {
  let answer = () => undefined as void
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  const queue = new UploadQueue({
    hasher: { hash: async () => '0'.repeat(32), close: () => undefined },
    port: {
      sendChunk: async () => {
        await released
        return { merge: true, uploaded: false, chunkNumbers: [1] }
      },
      merge: async ({ fileName, type, fileSize }) => ({
        name: '1.pdf',
        url: `/api/file/Image/${type}/${fileName}`,
        fileSize,
        fileVersionId: 'v',
      }),
      sendWhole: async () => ({ name: '2.png', url: '/api/file/Image/annexpic/2.png', fileSize: 3, fileVersionId: '' }),
    },
  })
  endings.push(() => queue.close())
  return { queue, answer }
}

const model = readForm({
  fields: [
    { ...kindOf('uploadFz').create(101), __vModel__: 'F_Files', accept: '.pdf', limit: 2 },
    { ...kindOf('uploadImg').create(102), __vModel__: 'F_Photos' },
  ],
})

const show = (queue: UploadQueue, form: Partial<DocumentFormProps>) =>
  renderWithApp(
    <FormWidgetsProvider>
      <UploadsProvider queue={queue}>
        <UploadScope value="m1">
          <DocumentForm model={model} widgets={uploadWidgets} {...form} />
        </UploadScope>
      </UploadsProvider>
    </FormWidgetsProvider>,
    { catalogues: [formModelCatalogue, formRendererCatalogue, uploaderCatalogue] },
  )

const inputOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const pdf = () => new File(['abc'], '合同.pdf', { type: 'application/pdf' })

it('a form stores files and images and cannot be saved while they upload', async () => {
  const { queue, answer } = openServer()
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await show(queue, { ref, onSave: async (data) => saved.push(data) })
  await userEvent.upload(await inputOf('文件上传'), pdf())
  await userEvent.upload(await inputOf('图片上传'), new File(['abc'], 'a.png', { type: 'image/png' }))

  await act(async () => void (await ref.current?.submit()))
  expect(saved).toEqual([])
  expect(screen.getByText('文件尚未上传完成，请等待、重试或删除')).toBeTruthy()
  expect(ref.current?.isDirty()).toBe(true)

  answer()
  await waitFor(() => expect(screen.getByText('合同.pdf')).toBeTruthy(), SLOW)
  await waitFor(() => expect(queue.items).toEqual([]), SLOW)
  await act(async () => void (await ref.current?.submit()))

  expect(saved).toEqual([
    {
      F_Files: [
        {
          name: '合同.pdf',
          fileId: '1.pdf',
          fileVersionId: 'v',
          url: '/api/file/Image/annex/合同.pdf',
          fileSize: 3,
          fileExtension: 'pdf',
        },
      ],
      F_Photos: [{ name: 'a.png', fileId: '2.png', url: '/api/file/Image/annexpic/2.png', fileSize: 3 }],
    },
  ])
})

it('uploads have the name of model, record and field, and end when the form is discarded', async () => {
  const { queue } = openServer()
  const ref = createRef<DocumentFormHandle>()
  await show(queue, { ref, qrTarget: { modelId: 'm1', id: '7' } })
  await userEvent.upload(await inputOf('文件上传'), pdf())
  await waitFor(() => expect(queue.items.map(({ scope }) => scope)).toEqual(['m1.7.F_Files']), SLOW)

  act(() => ref.current?.abandon())

  expect(queue.items).toEqual([])
})

it('a script refuses a file before it is uploaded, and the form says so', async () => {
  const { queue } = openServer()
  const runner = createNodeSandbox({ time: 60_000 })
  endings.push(() => runner.close())
  const hook = `({ data }) => data.name === 'no.pdf' ? Promise.reject(new Error('too old')) : data.size > 2`
  const scripted = readForm({
    fields: [{ ...kindOf('uploadFz').create(101), __vModel__: 'F_Files', on: { 'before-upload': hook } }],
  })
  await show(queue, { model: scripted, runner })

  await userEvent.upload(await inputOf('文件上传'), new File(['abc'], 'no.pdf'))
  expect(await screen.findByText('文件未上传：too old', {}, SLOW)).toBeTruthy()
  await userEvent.upload(await inputOf('文件上传'), new File(['a'], 'small.pdf'))
  expect(await screen.findByText('文件未上传：脚本不允许', {}, SLOW)).toBeTruthy()
  await userEvent.upload(await inputOf('文件上传'), pdf())

  await waitFor(() => expect(queue.items.map(({ name }) => name)).toEqual(['合同.pdf']), SLOW)
})

it('pictures are cropped before they are uploaded where the document says so', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }))
  endings.push(() => vi.unstubAllGlobals())
  const { queue } = openServer()
  const photos = { ...kindOf('uploadImg').create(101), __vModel__: 'F_Photos', crop: true, cropRatio: '4:3' }
  await show(queue, { model: readForm({ fields: [photos] }) })

  await userEvent.upload(await inputOf('图片上传'), new File(['abc'], 'a.png', { type: 'image/png' }))

  const dialog = await screen.findByRole('dialog', {}, SLOW)
  expect(within(dialog).getByRole('button', { name: /4 : 3|裁剪|确/ })).toBeTruthy()
  expect(queue.items).toEqual([])
})

it('the detail shows stored files', async () => {
  const { queue } = openServer()
  const display = {
    F_Files: [{ name: '合同.pdf', fileId: '1.pdf', url: '/api/file/Image/annex/1.pdf', fileSize: 2048 }],
  }

  await show(queue, { mode: 'detail', display })

  expect(await screen.findByRole('link', { name: '合同.pdf' })).toBeTruthy()
  expect(screen.getByText('2 KB')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
