import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listenOnLoopback } from '@sqos/test-kit/loopback'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { upload } from './upload.testing.ts'

// Previews by the real LibreOffice; `previews.test.ts` covers everything else with a small program in its place.

const PROGRAM = 'soffice'
const isInstalled = spawnSync(PROGRAM, ['--version']).status === 0
const run = promisify(execFile)

const NAMESPACES = ['office', 'text', 'drawing', 'presentation', 'table']
  .map((name) => `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** A document in one XML file, from which LibreOffice writes the other formats. */
const flat = (kind: 'text' | 'presentation', content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
<office:body><office:${kind}>${content}</office:${kind}></office:body></office:document>`

const letter = (picture: string) =>
  flat(
    'text',
    `<text:p>采购申请 42</text:p><text:p><draw:frame svg:width="2cm" svg:height="2cm" text:anchor-type="as-char"><draw:image xlink:href="${picture}" xlink:type="simple"/></draw:frame></text:p>`,
  )
const slide = (words: string) =>
  `<draw:page draw:name="${words}"><draw:frame svg:x="2cm" svg:y="2cm" svg:width="10cm" svg:height="3cm"><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame></draw:page>`

// Only the full run has this file, and it demands LibreOffice.
describe('LibreOffice', () => {
  let folder: string
  let test: TestApp
  const requests: string[] = []
  const web = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })

  beforeAll(async () => {
    if (!isInstalled)
      throw new Error('LibreOffice is missing: apt-get install libreoffice-writer-nogui libreoffice-impress-nogui')
    folder = await mkdtemp(join(tmpdir(), 'sqos-office-documents-'))
    const { url } = await listenOnLoopback(web)
    await writeFile(join(folder, 'letter.fodt'), letter(`${url}/picture.png`))
    await writeFile(join(folder, 'talk.fodp'), flat('presentation', slide('one') + slide('two')))
    test = await createTestApp({ config: { officeConverter: [PROGRAM] } })
  })
  beforeEach(async () => {
    await test.reset()
    requests.length = 0
    await buildUser(test.deps, { account: 'lina' })
  })
  afterAll(async () => {
    await test.close()
    web.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Writes a document in another format. */
  async function written(source: string, extension: string): Promise<Buffer> {
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(PROGRAM, [profile, '--headless', '--convert-to', extension, '--outdir', folder, join(folder, source)])
    return await readFile(join(folder, source.replace(/\.\w+$/, `.${extension}`)))
  }

  async function preview(content: Buffer, name: string) {
    const kept = await upload(test.as('lina'), { content, name })
    const { data } = await test.as('lina').get<string>(`/api/file/Uploader/Preview?fileName=${kept.data.name}`)
    return await test.app.inject({ url: data, headers: { authorization: await test.tokenOf('lina') } })
  }

  it.each([
    ['doc', 'letter.fodt', 1],
    ['odt', 'letter.fodt', 1],
    ['rtf', 'letter.fodt', 1],
    ['ppt', 'talk.fodp', 2],
    ['odp', 'talk.fodp', 2],
  ])('shows %s as a PDF with its pages, and fetches nothing that it links', async (extension, source, pages) => {
    const document = await written(source, extension)
    requests.length = 0

    const answer = await preview(document, `document.${extension}`)

    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': /sandbox/ })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages)
    expect(requests).toEqual([])
  })

  it('offers a damaged document for download', async () => {
    const document = (await written('letter.fodt', 'odt')).subarray(0, 3000)

    const answer = await preview(document, 'document.odt')

    expect(answer.rawPayload).toEqual(document)
    expect(answer.headers['content-type']).toBe('application/octet-stream')
  })
})
