import type { PrintRecord, TemplateLook } from '@sqos/print-designer/paper'
import type { ReadPicture } from '../../file/index.ts'

/** Pictures of this server in a template: the value of `src`. */
const SOURCES = /(<img\b[^>]*?\ssrc\s*=\s*)(["'])(\/api\/file\/[^"']*)\2/gi
/** Bytes of all pictures that are kept, so that a logo is read once. */
const KEPT = 20_000_000

/**
 * Puts uploaded pictures into documents as `data:` addresses, because the page that is printed has no network. A picture that the
 * user may not read is left out; addresses of other servers stay and are not loaded.
 */
export function createOwnPictures(readPicture: ReadPicture, userId: string) {
  const known = new Map<string, string>()
  let kept = 0

  async function dataAddress(address: string): Promise<string> {
    if (!address.startsWith('/api/file/')) return address
    const before = known.get(address)
    if (before !== undefined) return before
    const picture = await readPicture(address, userId)
    const data = picture ? `data:${picture.contentType};base64,${picture.content.toString('base64')}` : ''
    kept += data.length
    if (kept <= KEPT) known.set(address, data)
    return data
  }

  async function inValues(values: PrintRecord['pictures']): Promise<PrintRecord['pictures']> {
    const entries: [string, unknown][] = []
    for (const [name, value] of Object.entries(values)) {
      const list: unknown[] = []
      for (const one of Array.isArray(value) ? value : []) {
        if (typeof one === 'string') list.push(await dataAddress(one))
        else if (typeof one === 'object' && one !== null) list.push(await inValues({ ...one }))
      }
      entries.push([name, list.filter((one) => one !== '')])
    }
    return Object.fromEntries(entries)
  }

  return {
    async look<Look extends Pick<TemplateLook, 'printTemplate'>>(look: Look): Promise<Look> {
      const parts: string[] = []
      let from = 0
      for (const { 0: found, 1: before = '', 2: quote = '', 3: address = '', index } of look.printTemplate.matchAll(
        SOURCES,
      )) {
        const data = await dataAddress(address)
        parts.push(look.printTemplate.slice(from, index), `${before}${quote}${data}${quote}`)
        from = index + found.length
      }
      return { ...look, printTemplate: `${parts.join('')}${look.printTemplate.slice(from)}` }
    },

    async record(record: PrintRecord): Promise<PrintRecord> {
      const decisions: PrintRecord['operatorRecordList'][number][] = []
      for (const one of record.operatorRecordList) decisions.push({ ...one, signImg: await dataAddress(one.signImg) })
      const bySource = []
      for (const one of record.bySource ?? []) bySource.push(one && { ...one, pictures: await inValues(one.pictures) })
      return { ...record, pictures: await inValues(record.pictures), operatorRecordList: decisions, bySource }
    },
  }
}
