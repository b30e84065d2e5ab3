import { expect, it } from 'vitest'
import { mentionedIn, mentionParts, openMention } from './mentions.ts'

const PEOPLE = [
  { id: '1', realName: '王芳' },
  { id: '2', realName: '王芳芳' },
  { id: '3', realName: '李雷' },
  { id: '4', realName: '李雷' },
]

it('finds mentions by the longest name, also without spaces', () => {
  expect(mentionParts('请@王芳芳看@王芳 和 a@b.com', PEOPLE)).toEqual([
    { text: '请' },
    { text: '@王芳芳', ids: ['2'] },
    { text: '看' },
    { text: '@王芳', ids: ['1'] },
    { text: ' 和 a@b.com' },
  ])
})

it('of people with one name the chosen one is mentioned; everybody has the same id in all languages', () => {
  expect(mentionedIn('@李雷 @everyone @所有人', PEOPLE, new Set(['4']))).toEqual(['4', '*'])
  expect(mentionedIn('@李雷', PEOPLE, new Set())).toEqual(['3', '4'])
})

it('a mention begins at an @ that is not part of an address', () => {
  expect(openMention('你好@王', 4)).toEqual({ start: 2, keyword: '王' })
  expect(openMention('@', 1)).toEqual({ start: 0, keyword: '' })
  expect(openMention('wang@example', 12)).toBeUndefined()
  expect(openMention('@王芳 你', 5)).toBeUndefined()
})
