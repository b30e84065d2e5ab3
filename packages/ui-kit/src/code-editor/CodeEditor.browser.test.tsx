import '@arco-design/web-react/es/_util/react-19-adapter'
import { Form, type FormInstance } from '@arco-design/web-react'
import { createI18n } from '@sqos/i18n'
import { cleanup, render } from '@testing-library/react'
import { createRef, StrictMode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormItem } from '../form/FormItem.tsx'
import { uiKitLocales } from '../locales.ts'
import { UiKitProvider } from '../provider/UiKitProvider.tsx'
import { CodeEditor } from './CodeEditor.tsx'
import type { CodeEditorHandle, CodeEditorProps } from './types.ts'

afterEach(cleanup)

const box = page.getByRole('textbox', { name: '函数' })
const text = () => [...box.element().querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n')

async function show(children: React.ReactNode, isStrict = true) {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  const provided = <UiKitProvider i18n={i18n}>{children}</UiKitProvider>
  return render(isStrict ? <StrictMode>{provided}</StrictMode> : provided)
}

type HostProps = Partial<CodeEditorProps> & { start?: string; seen?: (value: string) => void }

function Host({ start = '', seen, ...props }: HostProps) {
  const [value, setValue] = useState(start)
  return (
    <>
      <button type="button">before</button>
      <CodeEditor
        language="javascript"
        label="函数"
        height="200px"
        {...props}
        value={value}
        onChange={(next) => {
          seen?.(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('a\r\nb')}>
        set
      </button>
    </>
  )
}

it('reports typed text, shows the value of the parent, and reports nothing without an edit', async () => {
  const seen = vi.fn()
  await show(<Host start={'one\r\ntwo'} seen={seen} />)
  await expect.element(box).toBeVisible()
  expect(seen).not.toHaveBeenCalled()

  await userEvent.click(box)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}let x = 1')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('one\ntwo\nlet x = 1'))

  await userEvent.click(page.getByRole('button', { name: 'set' }))
  await vi.waitFor(() => expect(text()).toBe('a\nb'))
  await userEvent.fill(box, 'const y = [2]')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('const y = [2]'))
  expect(box.element().querySelector('span[class]')).not.toBeNull()
})

it('Tab leaves the editor in both directions, and Ctrl + F searches in it', async () => {
  await show(<Host start="find me, me" />)
  await userEvent.click(box)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'set' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus()

  await userEvent.click(box)
  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.keyboard('me')
  await expect.element(page.getByRole('textbox', { name: '查找' })).toBeVisible()
  await vi.waitFor(() => expect(box.element().querySelectorAll('.cm-searchMatch')).toHaveLength(2))
})

it('cuts pasted text at the maximum length, at every position', async () => {
  const seen = vi.fn()
  const handle = createRef<CodeEditorHandle>()
  await show(<Host start="1234" maxLength={6} seen={seen} handle={handle} />)
  await expect.element(box).toBeVisible()

  handle.current?.insert('567')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('123456'))
  await userEvent.keyboard('{Control>}{Home}{/Control}xyz')
  await vi.waitFor(() => expect(text()).toBe('123456'))
  await userEvent.keyboard('{Delete}0')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('023456'))
})

it('a read-only editor can be focused and copied, but not edited', async () => {
  const seen = vi.fn()
  await show(<Host start="fixed" readOnly seen={seen} />)
  await userEvent.click(box)
  await userEvent.keyboard('x{Enter}{Delete}')
  await vi.waitFor(() => expect(text()).toBe('fixed'))
  expect(seen).not.toHaveBeenCalled()
  await expect.element(box).toHaveAttribute('aria-readonly', 'true')
})

it('shows the suggestions of the parent; Enter inserts one and Escape closes only the list', async () => {
  const seen = vi.fn()
  const onClose = vi.fn()
  await show(
    <FormDialog open title="脚本" onClose={onClose} onSubmit={() => Promise.resolve()}>
      <Host
        seen={seen}
        complete={({ text: written, cursor, isAsked }) => {
          const word = /\w*$/.exec(written.slice(0, cursor))?.[0] ?? ''
          const suggestions = ['formData', 'format'].filter((name) => (word !== '' || isAsked) && name.startsWith(word))
          return suggestions.length > 0
            ? { from: cursor - word.length, suggestions: suggestions.map((name) => ({ text: name, label: '' })) }
            : undefined
        }}
      />
    </FormDialog>,
    false,
  )
  await userEvent.click(box)
  await userEvent.keyboard('for')
  await expect.element(page.getByRole('option', { name: 'formData' })).toHaveAttribute('aria-selected', 'true')
  // The editor ignores keys for 75 ms after the list appears.
  await vi.waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(page.getByRole('option', { name: 'format' }), { timeout: 50 })
      .toHaveAttribute('aria-selected', 'true')
  })
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('format'))

  await userEvent.keyboard(' {Control>} {/Control}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('marks problems, and is connected with label, error and focus of its form item', async () => {
  const form = createRef<FormInstance>()
  await show(
    <Form ref={form} initialValues={{ code: '{\n  "a" 1\n}' }}>
      <FormItem field="code" label="函数" rules={[{ required: true, message: '请填写' }]} extra="说明">
        <CodeEditor language="json" label="函数" height="120px" />
      </FormItem>
    </Form>,
    false,
  )
  await vi.waitFor(() => expect(page.getByText('3').query()).not.toBeNull())
  await vi.waitFor(() => {
    const root = document.querySelector('[data-code-editor]')?.shadowRoot
    expect(root?.querySelector('.cm-lint-marker-error')).toBeTruthy()
  })
  await vi.waitFor(() => expect(box.element().getAttribute('aria-description')).toBe('说明'))
  expect(box.element().getAttribute('aria-required')).toBe('true')

  await userEvent.click(page.getByText('函数', { exact: true }))
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await form.current?.validate().catch(() => undefined)
  await vi.waitFor(() => expect(box.element().getAttribute('aria-invalid')).toBe('true'))
  expect(box.element().getAttribute('aria-description')).toContain('请填写')
})

it('completes a formula by keys: Tab takes a suggestion, Escape closes the list, Backspace removes a chip', async () => {
  const seen = vi.fn()
  const chips = (source: string) =>
    [...source.matchAll(/\{(\w+)\}/g)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      label: `«${match[1] ?? ''}»`,
    }))
  await show(
    <Host
      language="formula"
      seen={seen}
      chips={chips}
      complete={({ text: source, cursor }) =>
        /su$/i.test(source.slice(0, cursor))
          ? { from: cursor - 2, suggestions: [{ text: 'SUM', label: 'adds', insert: 'SUM()', cursor: 4 }] }
          : undefined
      }
    />,
  )
  const popup = () => box.element().getRootNode()
  const isListed = () => {
    const root = popup()
    return root instanceof ShadowRoot && root.querySelector('.cm-tooltip-autocomplete') !== null
  }
  await userEvent.click(box)
  await userEvent.keyboard('su')
  await expect.poll(isListed).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isListed).toBe(false)
  await userEvent.keyboard('{Backspace}u')
  await expect.poll(isListed).toBe(true)
  await userEvent.keyboard('{Tab}')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('SUM()'))
  await userEvent.keyboard('{{price}')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('SUM({price})'))
  await vi.waitFor(() => expect(text()).toBe('SUM(«price»)'))
  await userEvent.keyboard('{Backspace}')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('SUM()'))
  // The parenthesis of the suggestion is typed over.
  await userEvent.keyboard('1)')
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('SUM(1)'))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'set' })).toHaveFocus()
})
