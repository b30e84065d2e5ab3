import { describe, expect, it } from 'vitest'
import { checkListDocument } from './check/check-document.ts'
import { checkForm, convertForm, fileNames, kindOf, noNames, readForm, readList } from './index.ts'

const option = { label: '甲', value: 1 }
const config = (tag: string, more: object = {}) => ({ label: tag, tag, layout: 'colFormItem', formId: 1, ...more })

describe('document of another form generator', () => {
  it.each([
    [{ __config__: config('el-input'), __vModel__: 'a' }, 'comInput'],
    [{ __config__: config('el-input'), type: 'textarea', __vModel__: 'a' }, 'textarea'],
    [{ __config__: config('el-date-picker'), type: 'daterange', __vModel__: 'a' }, 'dateRange'],
    [{ __config__: config('el-upload'), accept: 'image/*', __vModel__: 'a' }, 'uploadImg'],
    [{ __config__: { label: 'r', layout: 'rowFormItem', children: [] } }, 'row'],
    [{ ...config('el-select'), vModel: 'a', options: [option] }, 'select'],
    [{ __config__: config('el-unknown'), __vModel__: 'a' }, undefined],
  ])('the component %o becomes a %s', (node, kind) => {
    const [item] = readForm(convertForm({ fields: [node] })).items
    expect(item?.kind.name).toBe(kind)
  })

  it('converting keeps options and nests rows; a second conversion and other documents return the same object', () => {
    const select = { ...config('el-select'), vModel: 'a', options: [option] }
    const converted = convertForm({ fields: [{ layout: 'rowFormItem', children: [select] }], extra: 1 })
    const [row] = readForm(converted).items
    expect(row?.children[0]?.name).toBe('a')

    const child = row?.children[0]
    expect(child && kindOf('select').display('1', { node: child.node, names: noNames })).toBe('甲')
    expect(convertForm(converted)).toBe(converted)
    const older = { fields: [{ __config__: { jnpfKey: 'comInput', tag: 'el-input' }, __vModel__: 'a' }] }
    expect(convertForm(older)).toBe(older)
  })
})

describe('list document', () => {
  const form = readForm({ fields: [{ __config__: { jnpfKey: 'comInput', label: 'a' }, __vModel__: 'a' }] })
  const valuesOf = (document: object) => {
    const { buttons, rowButtons } = readList(document, form)
    return [...buttons, ...rowButtons].map(({ value }) => value)
  }

  it.each([
    [{ columnList: [{ prop: 'a' }] }, ['add', 'edit', 'remove']],
    [{ columnList: [], btnsList: [], columnBtnsList: null }, ['edit', 'remove']],
    [{ columnList: [], btnsList: [], columnBtnsList: [{ value: 'detail' }] }, ['detail']],
    [{}, []],
  ])('the list %o gets the buttons %o', (document, buttons) => {
    expect(valuesOf(document)).toEqual(buttons)
  })

  it('a list of an unknown type is read as a plain list and reports a problem', () => {
    const list = readList({ type: 5, columnList: [{ prop: 'a', label: 'a' }] }, form)
    expect(list.settings.type).toBe('plain')
    expect(checkListDocument(list, form)).toMatchObject([{ code: 'listType', params: { made: '树形表格' } }])
  })
})

it('reading a stored file accepts its name under fileName', () => {
  const upload = kindOf('uploadFz').create(1)
  const form = readForm({ fields: [upload] })
  const stored = [{ fileName: '合同.pdf', fileUrl: 'x' }]
  const value = upload.__vModel__ ? kindOf('uploadFz').read(stored, upload) : undefined

  expect(checkForm(form, { uploadFzField1: value })).toEqual([])
  expect(fileNames(stored)).toEqual(['合同.pdf'])
})
