import { kindOf, readForm } from '@sqos/form-model'
import { areKindsLoaded, loadKinds } from '@sqos/form-widgets/later'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForm } from '../testing/harness.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { RecordDialog } from './RecordDialog.tsx'

// The kinds are the real ones; a test refuses to load them, or holds them back.
vi.mock(import('@sqos/form-widgets/later'), async (original) => {
  const real = await original()
  return { ...real, areKindsLoaded: vi.fn(real.areKindsLoaded), loadKinds: vi.fn(real.loadKinds) }
})

afterEach(cleanup)

const form = (...kinds: string[]) =>
  readForm({ fields: kinds.map((kind, index) => ({ ...kindOf(kind).create(101 + index), __vModel__: `F_${index}` })) })

test('a form appears with all of its kinds at once, a sub-table among them', async () => {
  await renderForm(<DocumentForm model={form('comInput', 'switch', 'table')} />)

  expect(await screen.findByRole('textbox')).toBeTruthy()
  expect(screen.getByRole('switch')).toBeTruthy()
  expect(screen.getByRole('button', { name: /添加/ })).toBeTruthy()
})

test('without a network a dialog opens with another try, which shows the form', async () => {
  vi.mocked(loadKinds).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  // The dialog and the form in it ask at the same time.
  vi.mocked(loadKinds).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await renderForm(<RecordDialog open title="新增" model={form('colorPicker')} onClose={() => undefined} />)

  await userEvent.click(await screen.findByRole('button', { name: '重试' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
  expect(document.querySelector('.arco-modal [aria-label], .arco-modal input')).toBeTruthy()
})

test('a dialog opens whose kinds were loaded by something else after its first render', async () => {
  await loadKinds(['comInput'])
  vi.mocked(areKindsLoaded).mockReturnValueOnce(false)

  await renderForm(<RecordDialog open title="新增" model={form('comInput')} onClose={() => undefined} />)

  expect(await screen.findByRole('textbox')).toBeTruthy()
})

test('an opened form keeps its values while the kinds of another design are loading', async () => {
  let release = () => undefined as void
  const designs = [form('comInput'), form('comInput', 'slider')] as const
  function Redesigned() {
    const [index, setIndex] = useState<0 | 1>(0)
    return (
      <>
        <button type="button" onClick={() => setIndex(1)}>
          redesign
        </button>
        <DocumentForm model={designs[index]} />
      </>
    )
  }
  await renderForm(<Redesigned />)
  await userEvent.type(await screen.findByRole('textbox'), 'typed')
  const real = vi.mocked(loadKinds).getMockImplementation()
  vi.mocked(loadKinds).mockImplementationOnce(async (kinds) => {
    await new Promise<void>((resolve) => (release = resolve))
    await real?.(kinds)
  })

  await userEvent.click(screen.getByRole('button', { name: 'redesign' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
  release()

  expect(await screen.findByRole('slider')).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('typed')
})
