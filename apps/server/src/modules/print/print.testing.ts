import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RESULT } from '@sqos/contract'
import { expect } from 'vitest'
import type { TestApp } from '../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { findBrowser } from './pdf/find-browser.ts'

const URL = '/api/system/printDev'
const DESIGNER = join(import.meta.dirname, '../../../../../packages/print-designer')

/** Builds the page that prints, and finds the browser; `config` is for a test server. */
export async function buildPaper() {
  const staticDir = await mkdtemp(join(tmpdir(), 'sqos-paper-'))
  await writeFile(join(staticDir, 'index.html'), '')
  await promisify(execFile)(
    join(DESIGNER, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.paper.config.ts', '--outDir', join(staticDir, 'paper')],
    { cwd: DESIGNER, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const pdfBrowser = process.env['CHROME_PATH'] ?? findBrowser(undefined)
  return { config: { staticDir, pdfBrowser }, remove: () => rm(staticDir, { recursive: true, force: true }) }
}

/** Stores a template of type "form" with defaults; returns its id. */
export async function addTemplate(
  test: TestApp,
  over: { modelId?: string } & Record<string, unknown>,
): Promise<string> {
  const admin = test.as('admin')
  const body = {
    fullName: '申请单',
    enCode: 'request',
    category: 'bill',
    type: 2,
    dbLinkId: '0',
    printTemplate: '<p>{F_Name}</p>',
    ...over,
  }
  expect(await admin.post(URL, body)).toMatchObject({ code: RESULT.ok })
  const { data } = await admin.get<{ list: { id: string }[] }>(URL)
  return data.list[0]?.id ?? ''
}

/** A form with a sub-table, and the record 电脑 with two rows. */
export async function buildPrintedRequests(test: () => TestApp) {
  const { build, create, list } = recordCalls(test)
  const modelId = await build({
    fullName: '申请',
    enCode: 'request',
    formData: formOf([
      fieldOf({ name: 'F_Name', label: '名称' }),
      fieldOf({ name: 'F_Secret', label: '底价' }),
      subTableOf('tableField1', [
        { name: 'F_Item', label: '物品' },
        { name: 'F_Price', kind: 'numInput', label: '单价', props: { thousands: true } },
      ]),
    ]),
    columnData: listOf({
      columns: [{ prop: 'F_Name', label: '名称' }],
      settings: {
        useFormPermission: true,
        useBtnPermission: true,
        columnBtnsList: [{ value: 'detail', label: '详情' }],
      },
    }),
  })
  await create(modelId, {
    F_Name: '<b>电脑</b>',
    F_Secret: '机密',
    tableField1: [
      { F_Item: '主机', F_Price: 4200.5 },
      { F_Item: '屏幕', F_Price: 800 },
    ],
  })
  const [row] = (await list(modelId)).list
  return { modelId, id: String(row?.['id']) }
}
