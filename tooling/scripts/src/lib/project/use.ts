import { randomBytes } from 'node:crypto'

/** What the first project does with records of its form: the names of its fields. */
const URL_OF_RECORDS = '/api/extend/EveryKind'

interface Answer<Data> {
  code: number
  msg: string
  data: Data
}

interface Page {
  list: Record<string, unknown>[]
  pagination: { total: number }
}

interface Stored {
  name: string
  url: string
  fileSize: number
}

const OK = 200
const REFUSED = 400
const NOT_FOUND = 404

/** The calls of a page, and what they answered: `problems` grows where an answer is another one than expected. */
function callsOf(url: string, problems: string[]) {
  async function call<Data>(method: string, path: string, body?: object | FormData): Promise<Answer<Data>> {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
    })
    return JSON.parse(await response.text())
  }
  return {
    call,
    expect: (what: string, is: unknown, wanted: unknown) => {
      const [one, other] = [JSON.stringify(is), JSON.stringify(wanted)]
      if (one !== other) problems.push(`${what}: ${one} instead of ${other}`)
    },
  }
}

type Calls = ReturnType<typeof callsOf>

const formWith = (content: Uint8Array<ArrayBuffer>, texts: Record<string, string> = {}, name = 'file') => {
  const form = new FormData()
  for (const [key, text] of Object.entries(texts)) form.append(key, text)
  form.append('file', new Blob([content]), name)
  return form
}

/** A file in three chunks, two of them at once, and back. */
async function upload({ call, expect }: Calls, url: string): Promise<Stored> {
  const content = new Uint8Array(randomBytes(300_000))
  const identifier = randomBytes(16).toString('hex')
  const texts = { identifier, totalChunks: '3', fileName: '合同.pdf', extension: 'pdf' }
  const send = (number: number) => {
    const piece = content.slice((number - 1) * 100_000, number * 100_000)
    return call<{ merge: boolean }>(
      'POST',
      '/api/file/chunk',
      formWith(piece, { ...texts, chunkNumber: String(number) }),
    )
  }
  const merge = () => {
    const form = new FormData()
    for (const [key, text] of Object.entries(texts)) form.append(key, text)
    return call<Stored>('POST', '/api/file/merge', form)
  }
  await send(3)
  expect('a file with a hole', (await merge()).code, REFUSED)
  const sent = await Promise.all([send(1), send(2)])
  expect('the last chunk', sent.map(({ data }) => data.merge).includes(true), true)
  const { code, data } = await merge()
  expect('the merge', code, OK)
  const file = await fetch(url + data.url)
  expect('the name of the file', file.headers.get('content-disposition'), 'attachment')
  expect('the file', Buffer.compare(Buffer.from(await file.arrayBuffer()), content), 0)
  for (const path of ['..%2f..%2fpackage.json', 'a'.repeat(32), '..%2fdatabase%2fPG_VERSION'])
    expect(`the file ${path}`, (await call('GET', `/api/file/${path}`)).code, NOT_FOUND)
  return data
}

/** The fields of a workbook and one with a file. */
const record = (file: Stored) => ({
  comInputField101: `它's "A" <b>&`,
  textareaField102: '=1+1\n第二行',
  numInputField103: 12.5,
  switchField104: 1,
  checkboxField106: ['1', '2'],
  selectField107: '1',
  dateField109: Date.UTC(2026, 10, 20, 4),
  timeField111: '08:30:00',
  rateField115: 3,
  editorField119: '<p>文本</p>',
  uploadFzField112: [{ name: '合同.pdf', fileId: file.name, url: file.url, fileSize: file.fileSize }],
})

/** The exported workbook is imported: the new record has the same values, without its file. */
async function exportAndImport({ call, expect }: Calls, url: string) {
  const exported = await call<Stored>('GET', `${URL_OF_RECORDS}/ExportData?dataType=1`)
  expect('the export', exported.code, OK)
  const workbook = new Uint8Array(await (await fetch(url + exported.data.url)).arrayBuffer())
  const imported = await call<{ imported: number; faults: unknown[] }>(
    'POST',
    `${URL_OF_RECORDS}/Actions/Import`,
    formWith(workbook, {}, 'records.xlsx'),
  )
  expect('the import', imported.data, { imported: 1, faults: [] })
  const { list } = (await call<Page>('GET', `${URL_OF_RECORDS}?keyword=${encodeURIComponent(`它's`)}`)).data
  expect('the records after the import', list.length, 2)
  const [one, other] = list.map((row) => ({
    ...row,
    ...Object.fromEntries(
      ['id', 'creatorTime', 'lastModifyTime', 'uploadFzField112', 'billRuleField126'].map((name) => [name, undefined]),
    ),
  }))
  expect('the imported record', one, other)
}

/** Workbooks and requests that are no good: nothing is stored, and the answer says what is wrong. */
async function badInput({ call, expect }: Calls) {
  const post = (body: object) => call('POST', URL_OF_RECORDS, body)
  expect('a number for a text', (await post({ comInputField101: { a: 1 } })).code, REFUSED)
  expect('a long text', (await post({ comInputField101: 'x'.repeat(501) })).code, REFUSED)
  expect('a text that PostgreSQL cannot store', (await post({ comInputField101: 'a\u0000b' })).code, REFUSED)
  expect('a text for a number', (await post({ numInputField103: 'many' })).code, REFUSED)
  expect('a page that is none', (await call('GET', `${URL_OF_RECORDS}?pageSize=-1`)).code, REFUSED)
  expect('an unknown record', (await call('GET', `${URL_OF_RECORDS}/none`)).code, NOT_FOUND)
  expect('an unknown address', (await call('GET', '/api/none')).code, NOT_FOUND)
  const imports = (text: string) =>
    call<{ imported: number; faults: { row: number; column: string; message: string }[] } | null>(
      'POST',
      `${URL_OF_RECORDS}/Actions/Import`,
      formWith(new TextEncoder().encode(text), {}, 'records.csv'),
    )
  const faulty = await imports(
    `单行输入,数字输入,日期选择,下拉选择,单选框组\ngood,1,2026-11-20,选项一,选项一\n${'x'.repeat(600)},many,soon,nothing,\n`,
  )
  expect('an import with faults', faulty.data?.imported, 0)
  expect(
    'the faults',
    faulty.data?.faults.map(({ row, column, message }) => `${row} ${column} ${message}`),
    ['2 单行输入 内容太长或不合要求', '2 数字输入 不是数字', '2 日期选择 不是日期', '2 下拉选择 没有这个选项'],
  )
  const chinese = new Uint8Array([0xb5, 0xa5, 0xd0, 0xd0, 0xca, 0xe4, 0xc8, 0xeb, 0x0a, 0x61, 0x00, 0x0a])
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])
  const cut = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])
  for (const content of [chinese, picture, cut])
    expect(
      `a file of the bytes ${content.join(' ')}`,
      (await call('POST', `${URL_OF_RECORDS}/Actions/Import`, formWith(content, {}, 'a.xlsx'))).code,
      REFUSED,
    )
  expect('a workbook without titles', (await imports('a,b\n1,2\n')).code, REFUSED)
  expect(
    'an import without a file',
    (await call('POST', `${URL_OF_RECORDS}/Actions/Import`, new FormData())).code,
    REFUSED,
  )
}

/** Uses a running project as its page does; returns what went wrong. */
export async function tryProject(url: string): Promise<string[]> {
  const problems: string[] = []
  const calls = callsOf(url, problems)
  const { call, expect } = calls
  const file = await upload(calls, url)
  const created = await call('POST', URL_OF_RECORDS, record(file))
  expect('the record', created.code, OK)
  const [stored] = (await call<Page>('GET', URL_OF_RECORDS)).data.list
  const { id } = stored ?? {}
  expect(
    'its values',
    Object.fromEntries(Object.keys(record(file)).map((name) => [name, stored?.[name]])),
    record(file),
  )
  await exportAndImport(calls, url)
  await badInput(calls)
  expect('records after bad input', (await call<Page>('GET', URL_OF_RECORDS)).data.pagination.total, 2)
  expect('the deletion', (await call('DELETE', `${URL_OF_RECORDS}/${String(id)}`)).code, OK)
  return problems
}

/** After a restart: the record that was imported is there, and the deleted one is not. */
export async function findAgain(url: string): Promise<string[]> {
  const problems: string[] = []
  const { call, expect } = callsOf(url, problems)
  const { list } = (await call<Page>('GET', URL_OF_RECORDS)).data
  expect(
    'records after a restart',
    list.map((row) => row['comInputField101']),
    [`它's "A" <b>&`],
  )
  return problems
}
