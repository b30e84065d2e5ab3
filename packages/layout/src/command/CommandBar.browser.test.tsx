import { createI18n } from '@sqos/i18n'
import { I18nProvider } from '@sqos/i18n/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { layoutCatalogue } from '../catalogue.ts'
import { CommandExample, type CommandExampleProps } from './command.example.tsx'

async function show() {
  const onOpenPage = vi.fn<CommandExampleProps['onOpenPage']>()
  const onAction = vi.fn<CommandExampleProps['onAction']>()
  const i18n = await createI18n({ language: 'zh', catalogues: [layoutCatalogue] })
  await render(
    <I18nProvider i18n={i18n}>
      <CommandExample onOpenPage={onOpenPage} onAction={onAction} />
    </I18nProvider>,
  )
  return { onOpenPage, onAction }
}

const field = page.getByRole('combobox', { name: '搜索' })
const note = page.getByRole('textbox', { name: '备注' })
const chosen = () => page.getByRole('option', { selected: true })
const to = (path: string) => expect.objectContaining({ path }) as unknown

beforeEach(async () => {
  await page.viewport(1280, 800)
})

it('opens by Ctrl+K from a field, shows recent pages, and restores the focus', async () => {
  await show()
  await note.click()

  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await expect.element(chosen()).toMatchTextContent(/^数据字典/)
  const lines = page.getByRole('option').elements()
  expect(lines.map((line) => line.textContent)).toEqual([
    '数据字典系统设置 / 系统数据',
    '用户管理',
    '切换到深色',
    '锁定屏幕Alt L',
    '退出登录',
  ])

  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(note).toHaveFocus()
})

it('opens by / on the page, but not in a field', async () => {
  await show()

  await note.click()
  await userEvent.keyboard('/')
  await expect.element(note).toHaveValue('/')
  expect(field.elements()).toHaveLength(0)

  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

it('opens the page chosen by arrow keys, in a new window with Ctrl', async () => {
  const { onOpenPage } = await show()
  await userEvent.keyboard('{Control>}k{/Control}')

  await field.fill('数据')
  await expect.element(chosen()).toMatchTextContent(/^数据字典/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-activedescendant', chosen().element().id)
  await userEvent.keyboard('{Enter}')
  expect(onOpenPage).toHaveBeenLastCalledWith(to('/systemData/dataInterface'), 'here')
  await expect.element(field).not.toBeInTheDocument()

  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('sjjk')
  await expect.element(chosen()).toMatchTextContent(/^数据接口/)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onOpenPage).toHaveBeenLastCalledWith(to('/systemData/dataInterface'), 'new window')
})

it('runs actions, and wraps from the first line to the last', async () => {
  const { onAction } = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()

  await userEvent.keyboard('{ArrowUp}{Enter}')

  expect(onAction).toHaveBeenCalledExactlyOnceWith('signOut')
})

it('ignores Enter, arrows and page shortcuts while an input method composes', async () => {
  const { onOpenPage, onAction } = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('数据')
  const composing = (key: string, more: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true, ...more }),
    )

  composing('ArrowDown')
  composing('Enter')
  composing('l', { altKey: true, code: 'KeyL' })
  await expect.element(chosen()).toMatchTextContent(/^数据字典/)
  expect(onOpenPage).not.toHaveBeenCalled()
  expect(onAction).not.toHaveBeenCalled()

  await userEvent.keyboard('{Alt>}l{/Alt}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('lock')
})
