import { describe, expect, it } from 'vitest'
import { argumentsOf, completionAt } from './script-completion.ts'

const fields = [
  { path: 'F_Title', label: '标题' },
  { path: 'F_Total', label: '合计' },
  { path: 'table1.F_Price', label: '单价' },
]
const at = (text: string, isAsked = false, event = 'change') =>
  completionAt({ text, cursor: text.length }, { event, fields, isAsked })?.suggestions.map((one) => one.text)

describe('completion of scripts', () => {
  it('offers fields within quotes, by name and by title', () => {
    expect(at("setFormData('")).toEqual(['F_Title', 'F_Total', 'table1.F_Price'])
    expect(at("setFormData('f_to")).toEqual(['F_Total'])
    expect(at("setFormData('单")).toEqual(['table1.F_Price'])
  })

  it('offers fields of the form, without cells, behind formData', () => {
    expect(at('const x = formData.')).toEqual(['F_Title', 'F_Total'])
  })

  it('offers what the event hands over', () => {
    expect(at('  setR')).toEqual(['setRequired'])
    expect(at('', true)).toEqual([...argumentsOf('change')])
    expect(at('', true, 'beforeSubmit')).not.toContain('data')
  })

  it('says nothing behind a text that is closed, and where nothing was asked', () => {
    expect(at("setFormData('F_Title'")).toBeUndefined()
    expect(at('')).toBeUndefined()
    expect(at('const x = 1')).toBeUndefined()
  })

  it('says where the word begins', () => {
    const text = "setFormData('F_Ti"
    expect(completionAt({ text, cursor: text.length }, { event: 'change', fields, isAsked: false })?.from).toBe(13)
  })

  it('offers a button of a list the record and what it can do', () => {
    expect(argumentsOf('button')).toEqual(['data', 'index', 'request', 'toast', 'refresh'])
    expect(at('data.', false, 'button')).toEqual(['F_Title', 'F_Total'])
    expect(at('formData.', false, 'button')).toBeUndefined()
  })
})
