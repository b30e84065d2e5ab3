import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { demoCompany, MemoryServices } from '@sqos/form-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { printDesignerCatalogue } from '../catalogue.ts'
import { exampleFields, exampleRecord, exampleTemplate } from '../testing/print.example.ts'
import type { MailProgress, PrintMail } from '../mail/print-mail.ts'
import { PrintPreview } from './PrintPreview.tsx'
import type { PrintSource } from './print-source.ts'

const source = (over: Partial<PrintSource> = {}): PrintSource => ({
  templates: async () => [
    { id: 't1', fullName: '费用报销单', category: '业务单据' },
    { id: 't2', fullName: '标签', category: '标签' },
  ],
  look: async (id) =>
    id === 't1'
      ? { printTemplate: exampleTemplate, pageJson: '' }
      : {
          printTemplate: '<p><span data-tag="null.bill_no" data-code="qr" data-width="20" data-height="20"></span></p>',
          pageJson: '{"paper":"label60x40","margins":{"top":4,"right":4,"bottom":4,"left":4},"footer":{"center":""}}',
        },
  records: async () => ({ ...exampleFields, modelName: '费用报销', records: [exampleRecord(3), exampleRecord(60)] }),
  printed: fn(async () => undefined),
  ...over,
})

const meta = {
  title: 'print-designer/PrintPreview',
  component: PrintPreview,
  parameters: { catalogues: [printDesignerCatalogue], layout: 'fullscreen' },
  argTypes: { source: { table: { disable: true } } },
  args: { source: source(), printer: '王晓明/wang', onClose: fn() },
} satisfies Meta<typeof PrintPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Pages as the shadow tree has them. */
const pages = () =>
  [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('.page') ?? []),
  ])

/** Two records: one fits on a page; the table of the other breaks between rows and repeats its head. */
export const TwoRecords: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await expect(await dialog.findByText('2 条数据，4 页')).toBeInTheDocument()
    const [first, ...others] = pages()
    await expect(first?.textContent).toContain('1 / 1')
    await expect(others.map((page) => page.querySelector('.band')?.textContent)).toEqual(['1 / 3', '2 / 3', '3 / 3'])
    for (const page of others.slice(0, 2)) {
      await expect(page.querySelector('thead')?.textContent).toContain('金额')
      const body = page.querySelector('.body')
      await expect(body?.scrollHeight).toBeLessThanOrEqual((body?.clientHeight ?? 0) + 1)
    }
    const rows = others.flatMap((page) => [...page.querySelectorAll('tbody td:first-child')])
    await expect(rows.filter(({ textContent }) => textContent.startsWith('2026'))).toHaveLength(60)
  },
}

/** With a server that makes PDF: one file, or one for each record. */
export const ExportsPdf: Story = {
  args: { source: source({ pdf: fn(async () => undefined) }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await dialog.findByText('2 条数据，4 页')
    await userEvent.click(await dialog.findByRole('button', { name: '每条一个 PDF（ZIP）' }))
    await waitFor(() => expect(args.source.pdf).toHaveBeenCalledWith({ templateIds: ['t1'], as: 'zip' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '导出 PDF' })).toBeEnabled())
  },
}

const services = new MemoryServices(demoCompany())

/** The PDF of `SendsMail`. */
let finish: () => void = () => undefined
const made = new Promise<void>((resolve) => {
  finish = resolve
})

/** Sends the records by mail; a refusal of the server leaves everything as it was typed. */
export const SendsMail: Story = {
  args: {
    source: source({
      records: async () => ({ ...exampleFields, modelName: '费用报销', records: [exampleRecord(3)] }),
      mailer: {
        send: fn(({ from }: PrintMail, { onProgress }: { onProgress: (progress: MailProgress) => void }) => {
          if (from !== 'own') return Promise.reject({ code: 400, msg: '未设置 SMTP 服务器', data: null })
          onProgress({ done: 20, total: 60 })
          return made
        }),
        ownAddress: async () => 'wang@partner.example',
      },
    }),
  },
  decorators: [
    (Story) => (
      <FormWidgetsProvider language="zh" services={services}>
        <Story />
      </FormWidgetsProvider>
    ),
  ],
  play: async ({ args }) => {
    const preview = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await preview.findByText('1 条数据，1 页')
    await waitFor(() => expect(preview.getByRole('button', { name: '邮件发送' })).toBeEnabled())
    await userEvent.click(preview.getByRole('button', { name: '邮件发送' }))
    const dialog = within(await screen.findByRole('dialog', { name: '邮件发送' }))
    await expect(dialog.getByRole('textbox', { name: '主题' })).toHaveValue('费用报销单 BX20261103')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await dialog.findByText('请选择收件人或输入邮箱地址')).toBeInTheDocument()

    const addresses = dialog.getByRole('textbox', { name: '邮箱地址' })
    // Arco reads the codes of keys.
    await userEvent.type(addresses, 'lina')
    await fireEvent.keyDown(addresses, { key: 'Enter', keyCode: 13 })
    await expect(await dialog.findByText('邮箱地址不正确：lina')).toBeInTheDocument()
    await fireEvent.keyDown(addresses, { key: 'Backspace', keyCode: 8 })
    await userEvent.type(addresses, 'lina@partner.example,')
    await waitFor(() => expect(dialog.queryByText(/邮箱地址不正确/)).toBeNull())
    await userEvent.click(dialog.getByRole('combobox', { name: '收件人' }))
    const people = within(await screen.findByRole('dialog', { name: '选择用户' }))
    await userEvent.type(await people.findByRole('combobox', { name: '搜索' }), 'wangwei')
    await userEvent.click(await people.findByRole('treeitem', { name: /王伟/ }))
    await userEvent.click(people.getByRole('button', { name: '确定' }))
    // It takes the focus back when it closes.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择用户' })).toBeNull())
    await userEvent.type(dialog.getByRole('textbox', { name: '正文' }), '请查收')
    await expect(dialog.getByRole('textbox', { name: '正文' })).toHaveValue('请查收')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await dialog.findByText('未设置 SMTP 服务器')).toBeInTheDocument()

    await userEvent.click(dialog.getByRole('radio', { name: '我的邮箱（wang@partner.example）' }))
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await dialog.findByText('正在生成 PDF：20 / 60。关闭窗口后继续发送')).toBeInTheDocument()
    finish()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '邮件发送' })).toBeNull())
    await expect(args.source.mailer?.send).toHaveBeenCalledTimes(2)
    const letter = {
      templateIds: ['t1'],
      userIds: ['u1'],
      addresses: ['lina@partner.example'],
      subject: '费用报销单 BX20261103',
      text: '请查收',
      from: 'own',
    }
    await expect(args.source.mailer?.send).toHaveBeenLastCalledWith(letter, expect.anything())
  },
}

/** Several templates: each record in each of them, on its own paper. */
export const TwoTemplates: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /标签/ }))
    await waitFor(() =>
      expect(pages().map(({ dataset }) => dataset['paper'])).toEqual([
        '210x297',
        '60x40',
        '210x297',
        '210x297',
        '210x297',
        '60x40',
      ]),
    )
  },
}

/** A form without templates is printed in the default layout. */
export const DefaultLayout: Story = {
  args: { source: source({ templates: async () => [] }) },
  play: async () => {
    await waitFor(() => expect(pages()[0]?.querySelector('h1')?.textContent).toBe('费用报销'))
  },
}

/** Only the pages are printed; afterwards the document is as before. */
export const Prints: Story = {
  args: { source: source({ templates: async () => [] }) },
  play: async ({ args }) => {
    const print = window.print
    let printed = 0
    window.print = () => {
      const host = document.querySelector('[data-print-host]')
      printed = host?.shadowRoot?.querySelectorAll('.page').length ?? 0
    }
    try {
      const button = await screen.findByRole('button', { name: '打印' })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
      await waitFor(() => expect(args.source.printed).toHaveBeenCalledWith(['']))
      await expect(printed).toBeGreaterThan(1)
      await expect(document.querySelector('[data-print-host]')).toBeNull()
    } finally {
      window.print = print
    }
  },
}

export const DeletedField: Story = {
  args: { source: source({ look: async () => ({ printTemplate: '<p>{gone} {bill_no}</p>', pageJson: '' }) }) },
  play: async () => expect(await screen.findByText(/已删除或无权查看，打印为空：gone/)).toBeInTheDocument(),
}

/** Another computer had the font: this one says what it takes instead. */
export const AbsentFont: Story = {
  args: {
    source: source({
      look: async () => ({ printTemplate: '<p style="font-family: 没有的字体">{bill_no}</p>', pageJson: '' }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/本机没有以下字体，以 Noto Sans SC 代替：没有的字体/)).toBeInTheDocument()
    await expect(pages()[0]?.textContent).toContain('BX20261103')
  },
}

/** The frame of each page, and one after a page break. */
export const FramesOnPages: Story = {
  args: {
    source: source({
      look: async () => ({
        printTemplate:
          '<div data-frame="" data-every-page="" data-left="100" data-top="2" data-width="40" data-height="8"><p>章</p></div><p>一</p>' +
          '<div data-page-break=""></div><div data-frame="" data-left="10" data-top="20" data-width="40" data-height="8"><p>框</p></div><p>二</p>',
        pageJson: '',
      }),
    }),
  },
  play: async () => {
    const texts = () => pages().map((page) => page.textContent)
    await waitFor(() => expect(texts().slice(0, 2)).toEqual(['一章1 / 2', '二章框2 / 2']))
  },
}

export const Failed: Story = {
  args: { source: source({ records: () => Promise.reject(new Error('offline')) }) },
  play: async () => expect((await screen.findAllByRole('alert'))[0]).toBeInTheDocument(),
}
