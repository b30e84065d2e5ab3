import '@arco-design/web-react/es/_util/react-19-adapter'
import { Input } from '@arco-design/web-react'
import { createI18n } from '@sqos/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { uiKitLocales } from '../locales.ts'
import { UiKitProvider } from '../provider/UiKitProvider.tsx'
import { Select } from '../select/Select.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { FormItem } from './FormItem.tsx'

afterEach(cleanup)

it.each([
  ['a dialog', FormDialog],
  ['a drawer', FormDrawer],
])('Escape in a select closes its list first and then %s', async (_, Frame) => {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  const onClose = vi.fn()
  function Host() {
    const [open, setOpen] = useState(true)
    const close = () => {
      setOpen(false)
      onClose()
    }
    return (
      <Frame open={open} title="新建" onClose={close} onSubmit={() => Promise.resolve()}>
        <FormItem field="type" label="分类">
          <Select options={['性别', '学历']} />
        </FormItem>
      </Frame>
    )
  }
  render(
    <UiKitProvider i18n={i18n}>
      <Host />
    </UiKitProvider>,
  )
  const select = await screen.findByRole('combobox', { name: '分类' })
  await vi.waitFor(() => expect(document.activeElement).toBe(select))

  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(select.getAttribute('aria-expanded')).toBe('true'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(select.getAttribute('aria-expanded')).toBe('false'))
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it.each([
  ['A dialog', FormDialog],
  ['A drawer', FormDrawer],
])('%s does not validate its first field before the first blur', async (_, Frame) => {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <Frame open title="新建" onClose={() => undefined} onSubmit={() => Promise.resolve()}>
        <FormItem field="name" label="名称" rules={[{ required: true, message: '请输入名称' }]}>
          <Input />
        </FormItem>
        <FormItem field="code" label="编码" rules={[{ required: true, message: '请输入编码' }]}>
          <Input />
        </FormItem>
      </Frame>
    </UiKitProvider>,
  )
  const name = await screen.findByRole('textbox', { name: '名称' })
  await vi.waitFor(() => expect(document.activeElement).toBe(name))
  // Wait until Arco has removed the opening class and restored the focus.
  const opening = () => document.querySelector('[class*="-enter-active"], [class*="-appear-active"]')
  await vi.waitFor(() => expect(opening()).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(name))

  expect(screen.queryByText('请输入名称')).toBeNull()
  await userEvent.keyboard('{Tab}')
  await screen.findByText('请输入名称')
  expect(screen.queryByText('请输入编码')).toBeNull()
})

it('a field that only the dialog has focused is not checked when another one is touched', async () => {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <FormDialog open title="新建" onClose={() => undefined} onSubmit={() => Promise.resolve()}>
        <FormItem field="name" label="名称" rules={[{ required: true, message: '请输入名称' }]}>
          <Input />
        </FormItem>
        <FormItem field="code" label="编码" rules={[{ required: true, message: '请输入编码' }]}>
          <Input />
        </FormItem>
      </FormDialog>
    </UiKitProvider>,
  )
  const name = await screen.findByRole('textbox', { name: '名称' })
  await vi.waitFor(() => expect(document.activeElement).toBe(name))

  await userEvent.click(screen.getByRole('textbox', { name: '编码' }))
  await userEvent.click(name)
  await screen.findByText('请输入编码')
  expect(screen.queryByText('请输入名称')).toBeNull()
  await userEvent.click(screen.getByRole('textbox', { name: '编码' }))
  await screen.findByText('请输入名称')
})

it('keeps what is entered into a field without a key or a pointer, as by a password manager', async () => {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <FormDialog open title="新建" onClose={() => undefined} onSubmit={() => Promise.resolve()}>
        <FormItem field="name" label="名称">
          <Input />
        </FormItem>
      </FormDialog>
    </UiKitProvider>,
  )
  const name = await screen.findByRole('textbox', { name: '名称' })
  await vi.waitFor(() => expect(document.activeElement).toBe(name))

  await userEvent.fill(name, '华东')
  expect(name).toHaveProperty('value', '华东')
})
