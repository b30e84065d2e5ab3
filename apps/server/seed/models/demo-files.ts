import { Readable } from 'node:stream'
import type { Deps } from '../../src/platform/deps.ts'
import { bufferWorkbook } from '../../src/platform/workbook/index.ts'
import { createFileLibrary } from '../../src/modules/file/index.ts'

/** A stored file in the format of a record. */
export interface DemoFile {
  name: string
  fileId: string
  url: string
  fileSize: number
  fileVersionId?: string
}

/** Files of the demo records. */
export interface DemoFiles {
  photos: readonly DemoFile[]
  reports: readonly DemoFile[]
}

/** A drawn scene: walls, floor and a red object. */
const scene = (wall: string, floor: string, thing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${wall}"/>
<path d="M0 420h800v180H0z" fill="${floor}"/><path d="M60 80h180v340H60z" fill="#8a99a8"/>
<path d="M560 120h150v300H560z" fill="#5b6b7a"/>${thing}</svg>`

const SCENES = [
  ['灭火器.png', scene('#dfe6ec', '#9aa5ae', '<rect x="350" y="250" width="70" height="190" rx="30" fill="#c8322b"/>')],
  [
    '配电柜.png',
    scene('#e9e4d8', '#b3a98f', '<path d="M330 160h180v270H330z" fill="#6f7f52"/><circle cx="490" cy="300" r="8"/>'),
  ],
  [
    '消防通道.png',
    scene('#d8e4df', '#93a59c', '<path d="M300 300h150v130H300zM420 220h130v210H420z" fill="#a87642"/>'),
  ],
] as const

const REPORT = [
  ['生产能力', '设备完好，日产能满足订单要求', 92],
  ['质量体系', 'ISO 9001 证书有效，来料检验记录齐全', 88],
  ['交付能力', '近三个月准时交付率 96%', 90],
  ['安全环保', '一处消防通道需要整改', 75],
] as const

/** Stores the images and documents of the demo company. */
export async function storeDemoFiles(deps: Deps, ownerId: string): Promise<DemoFiles> {
  const library = createFileLibrary(deps)
  const { default: sharp } = await import('sharp')

  async function store(type: 'annex' | 'annexpic', fileName: string, content: Buffer): Promise<DemoFile> {
    const kept = await library.store(Readable.from([content]), { type, fileName, ownerId })
    const { name: fileId, url, fileSize, fileVersionId } = kept
    return { name: fileName, fileId, url, fileSize, ...(type === 'annex' && { fileVersionId }) }
  }

  const photos: DemoFile[] = []
  for (const [name, svg] of SCENES)
    photos.push(await store('annexpic', name, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()))
  const workbook = await bufferWorkbook({
    sheetName: '考察评分',
    columns: [{ header: '项目' }, { header: '情况' }, { header: '得分' }],
    rows: REPORT.map((row) => [...row]),
  })
  const note = '考察纪要\n\n1. 参观车间与仓库。\n2. 查阅质量记录。\n3. 约定两周内完成消防通道整改。\n'
  return {
    photos,
    reports: [
      await store('annex', '供应商考察评分.xlsx', workbook),
      await store('annex', '考察纪要.txt', Buffer.from(note)),
    ],
  }
}
