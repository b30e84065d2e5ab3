import { describe, expect, it } from 'vitest'
import type { PrintContext, PrintRecord } from './print-record.ts'
import { renderTemplate } from './render-template.ts'

const context: PrintContext = {
  printer: '王晓明/wang',
  printedAt: new Date(2026, 10, 24, 9, 5).getTime(),
  texts: {
    node: '审批节点',
    content: '审批内容',
    passed: ({ who, opinion }) => `${who} 通过 ${opinion}`,
    refused: ({ who, opinion }) => `${who} 拒绝 ${opinion}`,
  },
}

const record: PrintRecord = {
  id: '1',
  printData: {
    name: '电脑 <b>x</b>',
    note: '一\n二',
    day: '2026-11-03',
    total: '5,000.50',
    code: 'BX0001',
    childrenDataTable0: [
      { item: '主机', price: '4,200.5' },
      { item: '屏幕', price: '800' },
    ],
    childrenDataTable1: [],
  },
  numbers: { total: 5000.5, childrenDataTable0: [{ price: 4200.5 }, { price: 800 }] },
  pictures: { sign: ['data:image/png;base64,AAAA', 'javascript:alert(1)'] },
  operatorRecordList: [
    { nodeName: '主管', handleStatus: 1, userName: '李娜/lina', handleTime: 0, handleOpinion: '好', signImg: '' },
    { nodeName: '加签', handleStatus: 7, userName: '张伟/zhangwei', handleTime: 0, handleOpinion: '', signImg: '' },
  ],
}

function render(html: string) {
  const { content, missing } = renderTemplate(html, { record, context })
  const root = document.createElement('div')
  root.append(content)
  return { root, missing }
}

describe('templates of the API family', () => {
  it('fill in placeholders, also two that touch; markup in values stays text', () => {
    const { root } = render('<p>A{name}{day}B <span data-tag="null.note">{note}</span></p>')

    expect(root.textContent).toBe('A电脑 <b>x</b>2026-11-03B 一二')
    expect(root.querySelector('b')).toBeNull()
    expect(root.querySelectorAll('br')).toHaveLength(1)
  })

  it('repeat the table row of a sub-table, also after a cell of fixed text; no rows leave the head only', () => {
    const row = (table: string) =>
      `<tr><td>固定</td><td><span data-tag="${table}.item">{item}</span></td><td><span data-tag="${table}.price">{price}</span></td></tr>`
    const { root } =
      render(`<table><thead><tr><th>头</th></tr></thead><tbody>${row('childrenDataTable0')}</tbody></table>
      <table><tbody>${row('childrenDataTable1')}</tbody></table>`)

    const texts = [...root.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['固定主机4,200.5', '固定屏幕800'])
  })

  it('know the fields of the system; only decisions are in the approval table', () => {
    const { root } = render('<p>{systemPrinter} {systemPrintTime}</p><div>{systemApprovalContent}</div>')

    expect(root.querySelector('p')?.textContent).toBe('王晓明/wang 2026-11-24 09:05')
    expect([...root.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['主管', '李娜 通过 好'])
  })

  it('report fields that the record has not, and print them empty', () => {
    const { root, missing } = render('<p>[{gone}] <span data-tag="null.hidden">{hidden}</span></p>')

    expect(root.textContent).toBe('[] ')
    expect(missing).toEqual(['gone', 'hidden'])
  })
})

it('a finished text keeps its braces and its tags', () => {
  const { content, missing } = renderTemplate('<p>{name} {systemPrinter} {page}</p>', { record, context, isText: true })

  expect([content.textContent, missing]).toEqual(['{name} {systemPrinter} {page}', []])
})

it('formats values: capitals, separators, dates, totals', () => {
  const { root } = render(`
    <i data-format="capital">{total}</i><i data-format="thousands:2">{total}</i><i data-format="date:yyyy年MM月dd日">{day}</i>
    <i data-tag="childrenDataTable0.price" data-aggregate="sum" data-format="thousands:1"></i>
    <i data-tag="childrenDataTable0.price" data-aggregate="count"></i>`)

  expect([...root.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
    '伍仟圆伍角',
    '5,000.50',
    '2026年11月03日',
    '5,000.5',
    '2',
  ])
})

it('prints blocks only when their condition holds, per row in sub-tables', () => {
  const { root } = render(`
    <p data-show-field="total" data-show-test="more" data-show-value="5000">大额</p>
    <p data-show-field="gone">无</p>
    <table><tbody><tr><td><span data-tag="childrenDataTable0.item">{item}</span>
      <em data-show-field="price" data-show-test="less" data-show-value="1000">便宜</em></td></tr></tbody></table>`)

  expect([...root.querySelectorAll('p, em')].map(({ textContent }) => textContent)).toEqual(['大额', '便宜'])
})

it('draws codes as pictures, and prints the text of a value that cannot be encoded', () => {
  const { root } = render(
    '<b data-code="qr" data-tag="null.name"></b><b data-code="bars" data-tag="null.code" data-width="40"></b><b data-code="bars" data-tag="null.name"></b>',
  )
  const [qr, bar, text] = root.querySelectorAll('b')

  expect(qr?.querySelector('svg')?.getAttribute('aria-label')).toBe('电脑 <b>x</b>')
  expect(bar?.querySelector('svg')?.getAttribute('width')).toBe('40mm')
  expect(text?.textContent).toBe('电脑 <b>x</b>')
})

it('runs and loads nothing of a hostile template or value', () => {
  const { root } =
    render(`<script>x</script><img src="x" onerror="alert(1)"><p style="background: url(//evil); color: red"
    onclick="x">a</p><iframe src="//evil"></iframe><a href="javascript:x">b</a><style>p{}</style><span data-picture="" data-tag="null.sign"></span>`)

  expect(root.querySelector('script, iframe, style, [onerror], [onclick]')).toBeNull()
  expect(root.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(root.querySelector('p')?.getAttribute('style')).toBe('color: red;')
  expect([...root.querySelectorAll('span img')].map((one) => one.getAttribute('src'))).toEqual([
    'data:image/png;base64,AAAA',
  ])
})

it('a document names its fonts; each has the font of paper as its substitute', () => {
  const { content, fonts } = renderTemplate(
    `<p style="font-family: '仿宋', FangSong">一</p><font face="楷体">二</font><p style="font-family: serif">三</p><p>四</p>`,
    { record, context },
  )
  const families = [...content.children].map((one) => one instanceof HTMLElement && one.style.fontFamily)

  expect(fonts).toEqual([['仿宋', 'FangSong'], ['楷体']])
  expect(families.map((family) => String(family).replaceAll(/["']/g, ''))).toEqual([
    '仿宋, FangSong, Noto Sans SC',
    '楷体, Noto Sans SC',
    'serif, Noto Sans SC',
    '',
  ])
})
