import { describe, expect, it } from 'vitest'
import { argumentsOf, completionAt } from './script-completion.ts'

const fields = [
  { path: 'F_Title', label: '标题' },
  { path: 'F_Total', label: '合计' },
  { path: 'table1.F_Price', label: '单价' },
]
const at = (text: string, isAsked = false, event = 'change') =>
  completionAt({ text, cursor: text.length }, { event, fields, isAsked })?.suggestions.map((one) => one.text)

describe('script completion', () => {
  it('offers fields inside of quotes, by name and title', () => {
    expect(at("setFormData('")).toEqual(['F_Title', 'F_Total', 'table1.F_Price'])
    expect(at("setFormData('f_to")).toEqual(['F_Total'])
    expect(at("setFormData('单")).toEqual(['table1.F_Price'])
  })

  it('offers fields of the form, without cells, after formData', () => {
    expect(at('const x = formData.')).toEqual(['F_Title', 'F_Total'])
  })

  it('offers the arguments of the event', () => {
    expect(at('  setR')).toEqual(['setRequired'])
    expect(at('', true)).toEqual([...argumentsOf('change')])
    expect(at('', true, 'beforeSubmit')).not.toContain('data')
  })

  it('offers nothing after a closed string or without a word', () => {
    expect(at("setFormData('F_Title'")).toBeUndefined()
    expect(at('')).toBeUndefined()
    expect(at('const x = 1')).toBeUndefined()
  })

  it('returns the start of the word', () => {
    const text = "setFormData('F_Ti"
    expect(completionAt({ text, cursor: text.length }, { event: 'change', fields, isAsked: false })?.from).toBe(13)
  })

  it('offers list buttons the record and its methods', () => {
    expect(argumentsOf('button')).toEqual(['data', 'index', 'request', 'toast', 'refresh'])
    expect(at('data.', false, 'button')).toEqual(['F_Title', 'F_Total'])
    expect(at('formData.', false, 'button')).toBeUndefined()
  })
})
