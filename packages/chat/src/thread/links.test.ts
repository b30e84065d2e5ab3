import { expect, it } from 'vitest'
import { partsOf } from './links.ts'
import { toTokens } from '../composer/to-tokens.ts'

const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

it('finds addresses without the punctuation of the sentence', () => {
  expect(partsOf('见 https://a.com/x?y=1。或 www.b.cn, 谢谢')).toEqual([
    { text: '见 ' },
    { text: 'https://a.com/x?y=1', href: 'https://a.com/x?y=1' },
    { text: '。或 ' },
    { text: 'www.b.cn', href: 'https://www.b.cn/' },
    { text: ', 谢谢' },
  ])
  expect(links('http://localhost:3000/a')).toEqual(['http://localhost:3000/a'])
})

it('links nothing but web pages', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://a.com file:///etc www. https://')).toEqual([])
  expect(partsOf('<a href="https://a.com">x</a>').map(({ text }) => text)).toEqual([
    '<a href="',
    'https://a.com',
    '">x</a>',
  ])
})

it('stores the emoji of the picker as tokens', () => {
  expect(toTokens('好🙂❤️ok 🏴')).toBe('好[微笑][爱心]ok 🏴')
})
