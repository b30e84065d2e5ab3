import type { Email } from '@sqos/api-client/email'
import { expect, it } from 'vitest'
import { peopleOf, splitAddresses, writingOf } from './email-address.ts'
import { firstLetter } from './first-letter.ts'

const mail: Email = {
  id: 'm1',
  folder: 'inBox',
  isRead: 1,
  starred: 0,
  sender: 'wang@partner.example',
  senderName: 'Wang, Fang',
  recipient: '"李娜" <Lina@example.com>, fin@example.com',
  subject: 'RE: 回复：询价',
  attachment: JSON.stringify([
    { name: 'a.pdf', fileId: 'f1', url: '', fileSize: 1, problem: '' },
    { name: 'b.exe', fileId: '', url: '', fileSize: 1, problem: '不允许' },
  ]),
  fdate: 0,
  creatorTime: 0,
  isSending: false,
  problem: '',
  mAccount: 'lina@example.com',
  cc: 'chef@partner.example, wang@partner.example',
  bcc: '',
  replyTo: '',
  bodyText: '<p>多少钱？</p>',
  bodyState: 'ready',
  bodyUrl: '',
  blockedImages: 0,
}
const options = { signature: '李娜\n<采购部>', quote: () => '王 <写道>', text: { reply: '回复：', forward: '转发：' } }

it('an answer goes to the sender, quotes the mail below the signature, and has one prefix', () => {
  const letter = firstLetter({ kind: 'reply', id: 'm1' }, mail, options)

  expect(letter).toMatchObject({
    recipient: ['"Wang, Fang" <wang@partner.example>'],
    cc: [],
    subject: '回复：询价',
    answeredId: 'm1',
    files: [],
  })
  expect(letter.bodyText).toBe(
    '<p></p><p></p><p>李娜</p><p>&lt;采购部&gt;</p><p>王 &lt;写道&gt;</p><blockquote><p>多少钱？</p></blockquote>',
  )
})

it('an answer to all leaves out the own address and those that have it already', () => {
  const letter = firstLetter({ kind: 'replyAll', id: 'm1' }, mail, options)

  expect(letter.cc).toEqual(['fin@example.com', 'chef@partner.example'])
  expect(
    firstLetter({ kind: 'reply', id: 'm1' }, { ...mail, replyTo: 'office@partner.example' }, options).recipient,
  ).toEqual(['office@partner.example'])
})

it('a forwarded mail has its files, except those that were not stored', () => {
  const letter = firstLetter({ kind: 'forward', id: 'm1' }, mail, options)

  expect(letter).toMatchObject({ recipient: [], subject: '转发：询价', files: [{ fileId: 'f1' }] })
  expect(letter.files).toHaveLength(1)
})

it('a draft opens as it was saved', () => {
  expect(firstLetter({ kind: 'draft', id: 'm1' }, { ...mail, folder: 'draft' }, options)).toMatchObject({
    id: 'm1',
    subject: 'RE: 回复：询价',
    bodyText: '<p>多少钱？</p>',
    recipient: ['"李娜" <Lina@example.com>', 'fin@example.com'],
  })
})

it('the address names what is written, and lists name the other side', () => {
  expect([writingOf(null), writingOf('x'), writingOf('reply:1')]).toEqual([
    undefined,
    { kind: 'new' },
    { kind: 'reply', id: '1' },
  ])
  expect(splitAddresses('"Wang, Fang" <w@p.example>, b@c.example')).toHaveLength(2)
  expect(peopleOf(mail)).toBe('Wang, Fang')
  expect(peopleOf({ ...mail, folder: 'sent' })).toBe('李娜, fin@example.com')
})
