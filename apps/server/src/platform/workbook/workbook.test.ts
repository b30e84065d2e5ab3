import { utils, write } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { bufferWorkbook, readWorkbook, writeWorkbook, type WorkbookLimits, type WorkbookValue } from './index.ts'

async function rowsOf(content: Buffer, limits: Partial<WorkbookLimits> = {}): Promise<WorkbookValue[][]> {
  const rows: WorkbookValue[][] = []
  for await (const row of readWorkbook(content, limits)) rows.push(row)
  return rows
}

const failure = (content: Buffer, limits: Partial<WorkbookLimits> = {}) =>
  rowsOf(content, limits).then(
    () => 'read',
    (error: { messageKey?: string }) => error.messageKey,
  )

const foreign = (rows: unknown[][], bookType: 'xlsx' | 'biff8') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true }), '表')
  // The library returns `any`.
  return write(book, { type: 'buffer', bookType }) as Buffer
}

describe('a workbook', () => {
  it('is read as it was written, with types', async () => {
    const moment = new Date('2026-11-21T01:30:15Z')
    const content = await bufferWorkbook({
      sheetName: '用户[1]',
      columns: [
        { header: '文本' },
        { header: '数' },
        { header: '时间' },
        { header: '日', dates: 'day' },
        { header: '是' },
      ],
      rows: [
        [' 李<娜>&"\n二', 12.5, moment, moment, true],
        ['', null, undefined, new Date(Number.NaN), false],
        ['0012', -3],
      ],
      timeZone: 'Asia/Shanghai',
    })

    expect(await rowsOf(content)).toEqual([
      ['文本', '数', '时间', '日', '是'],
      [' 李<娜>&"\n二', 12.5, '2026-11-21 09:30:15', '2026-11-21', true],
      [null, null, null, null, false],
      ['0012', -3, null, null, null],
    ])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('stores %j as a text that is not a formula', async (text) => {
    const content = await bufferWorkbook({ sheetName: 'x', columns: [{ header: 'a' }], rows: [[text]] })

    expect(await rowsOf(content)).toEqual([['a'], [text]])
    const { read } = await import('@e965/xlsx')
    const cell: unknown = read(content, { type: 'buffer', cellStyles: true }).Sheets['x']?.['A2']
    expect(cell).toMatchObject({ t: 's', v: text })
    expect(cell).not.toHaveProperty('f')
  })

  it('is written row by row', async () => {
    let made = 0
    function* rows() {
      for (; made < 50_000; made++) yield [`person ${made}`, made]
    }
    const stream = writeWorkbook({ sheetName: 'x', columns: [{ header: 'a' }, { header: 'b' }], rows: rows() })

    for await (const _ of stream) break

    expect(made).toBeLessThan(50_000)
  })
})

it('whose rows fail before the first read rejects the reader, not the process', async () => {
  // oxlint-disable-next-line require-yield -- fails before the first row
  async function* rows(): AsyncGenerator<string[]> {
    throw new Error('the database is away')
  }
  const stream = writeWorkbook({ sheetName: 'x', columns: [{ header: 'a' }], rows: rows() })

  await vi.waitFor(() => expect(stream.destroyed).toBe(true))

  await expect(stream.toArray()).rejects.toThrow('the database is away')
})

describe('files of other programs', () => {
  const table = [
    ['姓名', '生日', '数', '空', '是'],
    ['李娜', new Date(2000, 1, 29, 12), 1e6, null, true],
    ['王伟', 'x', -0.5],
  ]

  it.each(['xlsx', 'biff8'] as const)('are read: %s', async (kind) => {
    const [head, first, second] = await rowsOf(foreign(table, kind))

    expect(head?.slice(0, 3)).toEqual(['姓名', '生日', '数'])
    expect(first?.[0]).toBe('李娜')
    expect(first?.[1]).toMatch(/^2000-02-29/)
    expect(first?.[2]).toBe(1e6)
    expect(first?.[3] ?? null).toBeNull()
    expect(first?.[4]).toBe(true)
    expect(second?.slice(0, 3)).toEqual(['王伟', 'x', -0.5])
  })

  it.each([
    ['UTF-8', Buffer.from('姓名,备注\n李娜,"a,""b""\nc"\n')],
    ['UTF-8 with a mark, semicolons', Buffer.from('\ufeff姓名;备注\r\n李娜;"a,""b""\nc"\r\n')],
    ['UTF-16, tabs', Buffer.from('\ufeff姓名\t备注\r\n李娜\t"a,""b""\nc"', 'utf16le')],
    // 姓名,备注 / 李娜,… in GBK.
    ['GBK', Buffer.concat([Buffer.from('d0d5c3fb2cb1b8d7a20d0ac0eec4c82c', 'hex'), Buffer.from('"a,""b""\nc"\r\n')])],
  ])('are read as text: %s', async (_, content) => {
    expect(await rowsOf(content)).toEqual([
      ['姓名', '备注'],
      ['李娜', 'a,"b"\nc'],
    ])
  })

  it('keep empty cells at the end and empty rows in between', async () => {
    expect(await rowsOf(Buffer.from('a,b,\n\n1,,2\n'))).toEqual([['a', 'b', ''], [''], ['1', '', '2']])
  })
})

describe('limits of a workbook', () => {
  const zipOf = async (parts: Record<string, string>) => {
    const zip = new ZipFile()
    for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
    zip.end()
    const chunks: Buffer[] = []
    for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks)
  }

  it('refuse rows, columns and unpacked content beyond the maximum', async () => {
    const content = await bufferWorkbook({
      sheetName: 'x',
      columns: [{ header: 'a' }, { header: 'b' }],
      rows: Array.from({ length: 100 }, () => ['x'.repeat(1000), 1]),
    })

    expect(await failure(content, { rows: 100 })).toBe('workbook.tooManyRows')
    expect(await failure(content, { rows: 101 })).toBe('read')
    expect(await failure(content, { columns: 1 })).toBe('workbook.tooManyColumns')
    expect(await failure(content, { unpackedBytes: 50_000 })).toBe('workbook.tooLarge')
    expect(await failure(content, { cellLength: 999 })).toBe('workbook.tooLarge')
    expect(await failure(foreign([['a'], ['b'], ['c']], 'biff8'), { rows: 2 })).toBe('workbook.tooManyRows')
    expect(await failure(Buffer.from('a\nb\nc'), { rows: 2 })).toBe('workbook.tooManyRows')
  })

  it('refuse files that are not workbooks', async () => {
    expect(await failure(Buffer.alloc(0))).toBe('workbook.empty')
    expect(await failure(Buffer.from('PK\u0003\u0004 nonsense'))).toBe('workbook.broken')
    expect(await failure(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toBe('workbook.broken')
    expect(await failure(Buffer.from([0x00, 0x01, 0x02]))).toBe('workbook.broken')
    expect(await failure(Buffer.from('a,"b'))).toBe('workbook.broken')
    expect(await failure(await zipOf({ 'readme.txt': 'hello' }))).toBe('workbook.broken')
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets><sheet name="&a;"/></sheets></workbook>'
    expect(await failure(await zipOf({ 'xl/workbook.xml': bomb }))).toBe('workbook.broken')
  })

  it('ignore an absurd row number', async () => {
    const relations = '<R><Relationship Id="r1" Target="sheet.xml"/></R>'
    const content = await zipOf({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations,
      'xl/sheet.xml': '<worksheet><sheetData><row r="99999999"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    })

    expect(await failure(content)).toBe('workbook.tooManyRows')
  })

  it('a decompression bomb is parsed in a worker, which ends with it or with its client, without blocking the server', async () => {
    const bookOf = async (sheet: string) =>
      await zipOf({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Target="sheet.xml"/></R>',
        'xl/sheet.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      })
    const cells = await bookOf(`<row>${'<c r="A1"/>'.repeat(1_000_000)}</row>`)
    const inflated = await bookOf(' '.repeat(40_000_000))
    const rows = await bookOf('<row r="1"/>'.repeat(30_000))
    const wide = await bookOf('<row r="1"><c r="GR1"><v>1</v></c></row>'.repeat(20_000))
    expect(cells.length + inflated.length + rows.length + wide.length).toBeLessThan(200_000)

    const before = performance.eventLoopUtilization()
    // The last two wait for a free worker.
    const [byCells, byBytes, byRows, byWidth] = await Promise.all([
      failure(cells, { cells: 900_000 }),
      failure(inflated, { unpackedBytes: 30_000_000 }),
      failure(rows),
      failure(wide, { cells: 100_000 }),
    ])
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    expect(byCells).toBe('workbook.tooLarge')
    expect(byBytes).toBe('workbook.tooLarge')
    expect(byRows).toBe('workbook.tooManyRows')
    expect(byWidth).toBe('workbook.tooLarge')

    const client = new AbortController()
    let read = 0
    const reading = async () => {
      for await (const _ of readWorkbook(wide, { signal: client.signal })) if (++read === 10) client.abort()
    }
    await expect(reading()).rejects.toThrow('aborted')
    expect(read).toBeLessThan(1000)
  })
})
