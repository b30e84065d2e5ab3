import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Time limit of a conversion in milliseconds. */
const LIMIT = 60_000
/** Maximum size of a PDF in bytes. */
const MAX_PDF_BYTES = 100 * 1_048_576

/** Converts an office document to PDF. `extension` selects the import filter. Rejects when the conversion fails. */
export type OfficeConverter = (
  source: AsyncIterable<Uint8Array>,
  extension: string,
  take: (pdf: string) => Promise<void>,
) => Promise<void>

interface ConverterOptions {
  /** Program and first arguments, such as `soffice`. */
  command: readonly string[]
}

/**
 * Settings of LibreOffice for untrusted documents: macros are disabled, links to other files and hosts are not
 * followed, and remaining network requests go to a proxy that does not exist.
 */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${[
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', '1'],
  ['/org.openoffice.Inet/Settings', 'ooInetProxyType', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
]
  .map(
    ([path, name, value]) =>
      `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`

/** Linux namespaces without a network, where the system allows this process to create them. */
const ISOLATION = ['unshare', '--user', '--map-root-user', '--net', '--'] as const

/** Converts office documents to PDF with LibreOffice, each in its own process and profile. */
export function createOfficeConverter({ command }: ConverterOptions): OfficeConverter {
  let isolation: Promise<readonly string[]> | undefined

  /** The command prefix that removes network access; empty where the system does not allow it. */
  async function isolate(): Promise<readonly string[]> {
    if (process.platform !== 'linux') return []
    const works = await run([...ISOLATION, 'true'], { folder: tmpdir(), limit: 5000 }).then(
      () => true,
      () => false,
    )
    return works ? ISOLATION : []
  }

  return async (source, extension, take) => {
    const folder = await mkdtemp(join(tmpdir(), 'sqos-office-'))
    try {
      const [profile, out, input] = [
        join(folder, 'profile'),
        join(folder, 'out'),
        join(folder, `document.${extension}`),
      ]
      await mkdir(join(profile, 'user'), { recursive: true })
      await mkdir(out)
      await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
      await writeFile(input, source)
      isolation ??= isolate()
      const options = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo']
      const place = `-env:UserInstallation=${pathToFileURL(profile).href}`
      await run([...(await isolation), ...command, place, ...options, '--convert-to', 'pdf', '--outdir', out, input], {
        folder,
        limit: LIMIT,
      })
      // LibreOffice exits with 0 although it could not read the document.
      const name = (await readdir(out)).find((one) => one.endsWith('.pdf'))
      if (name === undefined) throw new Error('The converter wrote no PDF.')
      const pdf = join(out, name)
      if ((await stat(pdf)).size > MAX_PDF_BYTES) throw new Error('The PDF is too large.')
      await take(pdf)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Runs a command in its own process group, which is killed at the time limit. The environment of the server is not
 * passed on.
 */
function run([program = '', ...args]: readonly string[], { folder, limit }: { folder: string; limit: number }) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        http_proxy: 'http://127.0.0.1:9',
        https_proxy: 'http://127.0.0.1:9',
      },
    })
    const timer = setTimeout(() => {
      end()
      reject(new Error(`The converter was ended after ${limit} ms.`))
    }, limit)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      // Kills programs that the command started and left behind.
      end()
      if (code === 0) resolve()
      else reject(new Error(`The converter ended with ${code ?? signal}.`))
    })

    function end() {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The process group has ended.
      }
    }
  })
}
