import type { Language, LayoutType } from '@sqos/contract'
import { createI18n } from '@sqos/i18n'
import { I18nProvider } from '@sqos/i18n/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { layoutCatalogue } from '../catalogue.ts'
import { manyPages } from './menu.example.tsx'
import { FrameExample, type FrameExampleProps } from './frame.example.tsx'

async function show(props: FrameExampleProps = {}) {
  const i18n = await createI18n({ language: 'zh', catalogues: [layoutCatalogue] })
  return render(
    <I18nProvider i18n={i18n}>
      <FrameExample {...props} />
    </I18nProvider>,
  )
}

const mainMenu = () => page.getByRole('navigation', { name: '主导航' })
const link = (name: string) => mainMenu().getByRole('link', { name })

describe('on a wide screen', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800)
  })

  it('expands the groups of the page, marks the page, and shows its breadcrumbs', async () => {
    await show()

    await expect.element(link('数据字典')).toHaveAttribute('aria-current', 'page')
    await expect
      .element(mainMenu().getByRole('button', { name: '组织与权限' }))
      .toHaveAttribute('aria-expanded', 'false')
    const way = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')
    expect(way.elements().map((step) => step.textContent)).toEqual(['系统设置', '系统数据', '数据字典'])
  })

  it('has links with addresses, so that a middle click opens a new tab', async () => {
    await show()

    await expect.element(link('首页')).toHaveAttribute('href', '/home')
    await expect.element(link('帮助手册')).toHaveAttribute('target', '_blank')
  })

  it('expands and collapses a group by click, and follows a link', async () => {
    await show()

    await mainMenu().getByRole('button', { name: '组织与权限' }).click()
    await link('用户管理').click()

    await expect.element(page.getByRole('heading', { name: '/permission/user' })).toBeVisible()
    await mainMenu().getByRole('button', { name: '组织与权限' }).click()
    await expect.element(link('用户管理')).not.toBeInTheDocument()
  })

  it('moves through the menu with the arrow keys', async () => {
    await show()
    ;(link('首页').element() as HTMLElement).focus()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')

    await expect.element(mainMenu().getByRole('button', { name: '组织与权限' })).toHaveFocus()
  })

  it('shrinks to icons, where a group opens beside its icon and Escape closes it', async () => {
    await show()
    await page.getByRole('button', { name: '收起导航' }).click()
    const group = mainMenu().getByRole('button', { name: '组织与权限' })

    await group.click()
    await expect.element(link('用户管理')).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await expect.element(link('用户管理')).not.toBeInTheDocument()
    await expect.element(group).toHaveFocus()
  })

  it('offers the three languages and reports the choice', async () => {
    const onLanguageChange = vi.fn<(language: Language) => void>()
    await show({ onLanguageChange })

    await page.getByRole('button', { name: '语言' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')

    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('en')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('locks and signs out from the user menu', async () => {
    const onLock = vi.fn<() => void>()
    await show({ onLock })

    await page.getByRole('button', { name: '王晓明 的菜单' }).click()
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click()

    expect(onLock).toHaveBeenCalledOnce()
  })

  it('lets keyboard users skip to the content', async () => {
    await show()

    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
  })
})

describe('in the other layouts', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800)
  })

  it('plain: shows icons only, and groups beside them', async () => {
    await show({ layoutType: 'plain' })

    expect(page.getByRole('button', { name: '收起导航' }).elements()).toHaveLength(0)
    await mainMenu().getByRole('button', { name: '组织与权限' }).click()
    await expect.element(link('用户管理')).toBeVisible()
  })

  it('functional: opens a group below its name, by mouse and by keyboard', async () => {
    await show({ layoutType: 'functional' })
    const group = mainMenu().getByRole('button', { name: '组织与权限' })

    ;(link('首页').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(link('用户管理')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(link('用户管理')).not.toBeInTheDocument()
    await expect.element(group).toHaveFocus()

    await group.hover()
    await link('用户管理').click()
    await expect.element(page.getByRole('heading', { name: '/permission/user' })).toBeVisible()
  })

  it('functional: puts what has no room under "more", a link and a list', async () => {
    await page.viewport(1100, 800)
    await show({ layoutType: 'functional', menu: manyPages(20) })

    await expect.element(link('更多')).toHaveAttribute('href', '/menuMore')
    expect(link('第 20 项').elements()).toHaveLength(0)
    await mainMenu().getByRole('button', { name: '展开更多菜单' }).click()
    await link('第 20 项').click()
    await expect.element(page.getByRole('heading', { name: '/many/20' })).toBeVisible()
  })

  it('blend: shows the group chosen on top at the side, and follows the page', async () => {
    await show({ layoutType: 'blend' })
    const top = page.getByRole('navigation', { name: '菜单分组' })

    await expect.element(page.getByRole('navigation', { name: '系统设置' })).toBeVisible()
    await top.getByRole('button', { name: '组织与权限' }).click()
    await page.getByRole('navigation', { name: '组织与权限' }).getByRole('link', { name: '用户管理' }).click()
    await expect.element(page.getByRole('heading', { name: '/permission/user' })).toBeVisible()

    await top.getByRole('link', { name: '首页' }).click()
    await expect.element(page.getByRole('navigation', { name: '组织与权限' })).not.toBeInTheDocument()
  })

  it('keeps the input of the page when the layout changes', async () => {
    const i18n = await createI18n({ language: 'zh', catalogues: [layoutCatalogue] })
    const inLayout = (layoutType: LayoutType) => (
      <I18nProvider i18n={i18n}>
        <FrameExample layoutType={layoutType} />
      </I18nProvider>
    )
    const { rerender } = await render(inLayout('classic'))
    await page.getByRole('textbox', { name: '备注' }).fill('未保存')

    for (const layoutType of ['functional', 'blend', 'plain'] as const) {
      await rerender(inLayout(layoutType))
      await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('未保存')
    }
  })
})

describe('the header', () => {
  const header = () => document.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN

  async function scrolled(props: FrameExampleProps) {
    await page.viewport(1280, 400)
    await show(props)
    const main = page.getByRole('main').element()
    if (main.firstElementChild instanceof HTMLElement) main.firstElementChild.style.height = '2000px'
    const before = header()
    const frame = main.parentElement
    main.scrollTop = 300
    if (frame) frame.scrollTop = 300
    return before - header()
  }

  it('stays in place while the page scrolls', async () => {
    expect(await scrolled({})).toBe(0)
  })

  it.each(['classic', 'blend'] as const)(
    'scrolls with the page when it is not fixed, the side menu stays: %s',
    async (layoutType) => {
      expect(await scrolled({ layoutType, fixedHeader: false })).toBe(300)
      await expect.element(page.getByRole('navigation', { name: /主导航|系统设置/ }).last()).toBeInViewport()

      await page.getByRole('navigation').getByRole('link', { name: '系统日志' }).click()
      await expect.poll(header).toBe(0)
    },
  )
})

describe('on a narrow screen', () => {
  beforeEach(async () => {
    await page.viewport(390, 800)
  })

  it('keeps the menu off the canvas and closes it when a link is followed', async () => {
    await show()
    expect(mainMenu().elements()).toHaveLength(0)

    await page.getByRole('button', { name: '展开导航' }).click()
    await link('首页').click()

    await expect.element(page.getByRole('heading', { name: '/home' })).toBeVisible()
    await expect.element(mainMenu()).not.toBeInTheDocument()
  })

  it('closes the menu with Escape and restores the focus', async () => {
    await show()
    await page.getByRole('button', { name: '展开导航' }).click()

    await userEvent.keyboard('{Escape}')

    await expect.element(page.getByRole('button', { name: '展开导航' })).toHaveFocus()
    await expect.element(mainMenu()).not.toBeInTheDocument()
  })
})
