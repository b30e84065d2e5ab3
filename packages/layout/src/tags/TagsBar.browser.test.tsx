import { createI18n } from '@sqos/i18n'
import { I18nProvider } from '@sqos/i18n/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { layoutCatalogue } from '../catalogue.ts'
import { exampleTabs, TagsExample, type TagsExampleProps } from './tags.example.tsx'

async function show(props: TagsExampleProps = {}) {
  const i18n = await createI18n({ language: 'zh', catalogues: [layoutCatalogue] })
  return render(
    <I18nProvider i18n={i18n}>
      <TagsExample {...props} />
    </I18nProvider>,
  )
}

const tab = (name: string) => page.getByRole('link', { name, exact: true })
const names = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
const action = (name: string) => page.getByRole('menuitem', { name })
const focus = (name: string) => (tab(name).element() as HTMLElement).focus()

beforeEach(async () => {
  await page.viewport(1280, 800)
})

it('shows links, marks the current page, and follows links', async () => {
  await show()

  await expect.element(tab('用户管理')).toHaveAttribute('aria-current', 'page')
  await expect.element(tab('系统日志')).toHaveAttribute('href', '/page/3?id=3')
  await tab('系统日志').click()
  await expect.element(tab('系统日志')).toHaveAttribute('aria-current', 'page')
})

it('closes by button, middle click and Delete, and keeps the focus among the tabs', async () => {
  await show()

  await page.getByRole('button', { name: '关闭数据字典' }).click()
  await tab('角色权限').click({ button: 'middle' })
  expect(names()).toEqual(['首页', '用户管理', '系统日志'])

  focus('用户管理')
  await userEvent.keyboard('{Delete}')
  expect(names()).toEqual(['首页', '系统日志'])
  await expect.element(tab('系统日志')).toHaveFocus()
})

it('never closes an affix tab', async () => {
  await show()

  focus('首页')
  await userEvent.keyboard('{Delete}')
  await tab('首页').click({ button: 'middle' })
  await tab('首页').click({ button: 'right' })
  await action('关闭其他').click()

  expect(names()).toEqual(['首页'])
})

it('opens its menu by right click, moves the focus inside, and restores it', async () => {
  const onRefresh = vi.fn<(path: string) => void>()
  await show({ onRefresh })

  await tab('数据字典').click({ button: 'right' })
  await expect.element(action('刷新')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab('数据字典')).toHaveFocus()

  await tab('数据字典').click({ button: 'right' })
  await userEvent.keyboard('{Enter}')
  expect(onRefresh).toHaveBeenCalledExactlyOnceWith('/page/1?id=1')
})

it('offers the same menu by keyboard', async () => {
  await show()
  focus('数据字典')

  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(action('刷新')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect(names()).toEqual(['首页', '数据字典'])
})

it('closes all from the button at the end', async () => {
  await show()

  await page.getByRole('button', { name: '当前标签的操作' }).click()
  await action('关闭全部').click()

  expect(names()).toEqual(['首页'])
})

it('moves with the arrow keys, and is one tab stop', async () => {
  await show()
  focus('用户管理')

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('系统日志')).toHaveFocus()
  focus('用户管理')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '当前标签的操作' })).toHaveFocus()
})

it('moves tabs by Alt and arrows and by dragging, never before affix tabs', async () => {
  await show()
  focus('用户管理')

  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
  expect(names()).toEqual(['首页', '用户管理', '数据字典', '系统日志', '角色权限'])
  await expect.element(tab('用户管理')).toHaveFocus()

  await tab('角色权限').dropTo(tab('数据字典'))
  expect(names()).toEqual(['首页', '用户管理', '角色权限', '数据字典', '系统日志'])
})

it('moves tabs from their menu without dragging, and not before the fixed tabs', async () => {
  await show()

  await tab('数据字典').click({ button: 'right' })
  await expect.element(action('前移')).toHaveAttribute('aria-disabled', 'true')
  await action('后移').click()
  expect(names()).toEqual(['首页', '用户管理', '数据字典', '系统日志', '角色权限'])
  await expect.element(tab('数据字典')).toHaveFocus()

  await tab('角色权限').click({ button: 'right' })
  await action('前移').click()
  expect(names()).toEqual(['首页', '用户管理', '数据字典', '角色权限', '系统日志'])
})

it('keeps the current tab in view among many, and jumps to both ends', async () => {
  await show({ tabs: exampleTabs(40), path: '/page/30?id=30' })
  await expect.element(tab('第 30 页')).toBeInViewport()
  await expect.element(tab('首页')).not.toBeInViewport()

  await page.getByRole('button', { name: '滚动到第一个标签' }).click()
  await expect.element(tab('首页')).toBeInViewport()
  await page.getByRole('button', { name: '滚动到最后一个标签' }).click()
  await expect.element(tab('第 40 页')).toBeInViewport()
})
