/// <reference types="node" />
import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { admitFiles } from './admit-files.ts'
import { categoryOf, extensionOf } from './categories.ts'
import { acceptedNames, checkFile, type FileRules } from './check-file.ts'
import { fileValueOf, imageValueOf } from './file-value.ts'
import { hashBlob } from './hash-blob.ts'
import { HASH_SLICE_BYTES, pauseAfter } from './limits.ts'

it.each([
  ['a.JPG', 'image'],
  ['a.b.webp', 'image'],
  ['film.m3u8', 'video'],
  ['x.flac', 'audio'],
  ['表.xlsx', 'document'],
  ['x.exe', 'other'],
  ['README', 'other'],
  ['.png', 'other'],
])('detects the category of %s', (name, category) => {
  expect(categoryOf(name)).toBe(category)
})

it('reads extensions', () => {
  expect(['a.PDF', 'a.tar.gz', 'a', '.env', 'a.'].map(extensionOf)).toEqual(['pdf', 'gz', '', '', ''])
})

const file = (name: string, { type = '', size = 1 } = {}) => ({ name, type, size })

it.each<[string, ReturnType<typeof file>, FileRules, number, object | undefined]>([
  ['anything', file('x.exe'), {}, 100, undefined],
  ['as many as the limit allows', file('x'), { limit: 2 }, 1, undefined],
  ['no more', file('x'), { limit: 2 }, 2, { code: 'tooMany', limit: 2 }],
  ['5 MB by default', file('x', { size: 5 * 1024 ** 2 }), {}, 0, undefined],
  ['not a byte more', file('x', { size: 5 * 1024 ** 2 + 1 }), {}, 0, { code: 'tooLarge', size: 5, unit: 'MB' }],
  ['KB', file('x', { size: 1025 }), { fileSize: 1, sizeUnit: 'KB' }, 0, { code: 'tooLarge', size: 1, unit: 'KB' }],
  ['GB', file('x', { size: 1024 ** 3 }), { fileSize: 1, sizeUnit: 'GB' }, 0, undefined],
  ['any size', file('x', { size: 1024 ** 4 }), { fileSize: 0 }, 0, undefined],
  ['a family', file('x', { type: 'image/heic' }), { accept: 'image/*' }, 0, undefined],
  ['a family by extension', file('x.mkv'), { accept: 'video/*' }, 0, undefined],
  ['not another', file('x.pdf'), { accept: 'image/*' }, 0, { code: 'wrongType', accepted: ['image'] }],
  ['an extension in any case', file('x.XLSX'), { accept: '.xls,.xlsx' }, 0, undefined],
  [
    'no lie of the type',
    file('x.html', { type: 'application/pdf' }),
    { accept: '.pdf' },
    0,
    { code: 'wrongType', accepted: ['pdf'] },
  ],
  ['a full type', file('x', { type: 'application/pdf' }), { accept: 'application/pdf' }, 0, undefined],
])('accepts or rejects %s', (_, given, rules, held, fault) => {
  expect(checkFile(given, rules, held)).toEqual(fault)
})

it('lists each accepted type once', () => {
  expect(acceptedNames('image/*, .xls,.xlsx,.doc,.docx,.pdf,.txt,.dwg,image/png')).toEqual([
    'image',
    'excel',
    'word',
    'pdf',
    'txt',
    '.dwg',
  ])
})

it('accepts files up to the limit, and calls the hook', async () => {
  const chosen = ['a.pdf', 'b.pdf', 'no.pdf', 'boom.pdf', 'c.pdf', 'd.pdf'].map((name) => ({
    file: new File(['x'], name),
  }))
  const beforeUpload = async ({ name }: File) => {
    if (name === 'boom.pdf') throw new Error('no')
    return name !== 'no.pdf'
  }

  const { admitted, faults } = await admitFiles(chosen, { limit: 4, held: 1, beforeUpload })

  expect(admitted.map(({ file: { name } }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(faults).toEqual([{ code: 'tooMany', limit: 4 }])
})

it.each([0, 5, HASH_SLICE_BYTES, HASH_SLICE_BYTES * 2 + 3])('hashes %i bytes and reports progress', async (size) => {
  const bytes = randomBytes(size)
  const progress: number[] = []

  const md5 = await hashBlob(new Blob([bytes]), {
    signal: new AbortController().signal,
    onProgress: (read) => progress.push(read),
  })

  expect(md5).toBe(createHash('md5').update(bytes).digest('hex'))
  expect(progress.at(-1) ?? 0).toBe(size)
})

it('waits longer after each failure', () => {
  expect([1, 2, 3, 4].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([1000, 2000, 4000, 8000])
})

it('creates the stored values of the API family', () => {
  const stored = {
    name: '20261121_1.pdf',
    url: '/api/file/Image/annex/20261121_1.pdf',
    fileSize: 9,
    fileVersionId: 'v',
  }

  expect(fileValueOf(stored, '合同.PDF')).toEqual({
    name: '合同.PDF',
    fileId: '20261121_1.pdf',
    fileVersionId: 'v',
    url: stored.url,
    fileSize: 9,
    fileExtension: 'pdf',
  })
  expect(imageValueOf(stored, 'a.png')).toEqual({
    name: 'a.png',
    fileId: '20261121_1.pdf',
    url: stored.url,
    fileSize: 9,
  })
})
