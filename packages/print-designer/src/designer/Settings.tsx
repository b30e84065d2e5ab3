import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type Editor, useEditorState } from '@tiptap/react'
import { memo } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { type Paper, type PaperName, PAPERS } from '../page/paper.ts'
import { SHOW_TESTS } from '../render/conditions.ts'
import { AGGREGATES } from '../render/formats.ts'
import type { FieldGroup } from './field-groups.ts'
import { FrameSettings } from './FrameSettings.tsx'
import { Line } from './Line.tsx'
import styles from './PrintDesigner.module.css'

interface SettingsProps {
  editor: Editor
  paper: Paper
  onPaperChange: (paper: Paper) => void
  groups: readonly FieldGroup[]
}

/** Formats by the name of their text. */
const FORMATS = {
  capital: 'capital',
  thousands: 'thousands:2',
  number: 'number:2',
  percent: 'percent:2',
  date: 'date:yyyy-MM-dd',
  longDate: 'date:yyyy年MM月dd日',
} as const

/** What a field is on paper. */
const SHOWN_AS = ['text', 'bars', 'qr', 'picture'] as const

const asNames = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))
const SIDES = ['top', 'right', 'bottom', 'left'] as const
const PARTS = ['left', 'center', 'right'] as const

/** Settings of the selected field, of the block at the cursor, and of the paper. */
export const Settings = memo(function Settings({ editor, paper, onPaperChange, groups }: SettingsProps) {
  const { t } = useText(NAMESPACE)
  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedOf(current) })
  return (
    <aside className={styles['settings']} aria-label={t('designer.settings')}>
      {selected.field && <FieldSettings editor={editor} attributes={selected.field} />}
      {selected.frame && <FrameSettings editor={editor} attributes={selected.frame} />}
      <BlockSettings editor={editor} block={selected.block} attributes={selected.condition} groups={groups} />
      <PaperSettings paper={paper} onPaperChange={onPaperChange} />
    </aside>
  )
})

type Attributes = Readonly<Record<string, unknown>>

const BLOCKS = ['tableRow', 'paragraph', 'heading'] as const

function selectedOf(editor: Editor) {
  const block = BLOCKS.find((name) => editor.isActive(name)) ?? 'paragraph'
  return {
    field: editor.isActive('field') ? editor.getAttributes('field') : undefined,
    frame: editor.isActive('frame') ? editor.getAttributes('frame') : undefined,
    block,
    condition: editor.getAttributes(block),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function FieldSettings({ editor, attributes }: { editor: Editor; attributes: Attributes }) {
  const { t } = useText(NAMESPACE)
  const set = (change: Record<string, string | null>) => editor.commands.updateAttributes('field', change)
  const isOfTable = textOf(attributes['tag']).startsWith('childrenDataTable')
  const choice = (name: 'format' | 'aggregate', values: Readonly<Record<string, string>>) => (
    <Line label={t(`field.${name}`)}>
      {(id) => (
        <Select
          aria-label={t(`field.${name}`)}
          id={id}
          allowClear
          placeholder={t('field.none')}
          options={Object.entries(values).map(([key, value]) => ({ value, label: t(`field.${name}Name.${key}`) }))}
          {...(textOf(attributes[name]) && { value: textOf(attributes[name]) })}
          onChange={(value: string | undefined) => set({ [name]: value ?? null })}
        />
      )}
    </Line>
  )
  return (
    <section className={styles['section']}>
      <p className={styles['heading']}>{t('field.title')}</p>
      {choice('format', FORMATS)}
      {isOfTable && choice('aggregate', asNames(AGGREGATES))}
      <Line label={t('field.code')}>
        {(id) => (
          <Select
            aria-label={t('field.code')}
            id={id}
            value={textOf(attributes['code']) || (attributes['picture'] === null ? 'text' : 'picture')}
            options={SHOWN_AS.map((value) => ({ value, label: t(`field.codeName.${value}`) }))}
            onChange={(value: string) =>
              set({
                code: value === 'bars' || value === 'qr' ? value : null,
                picture: value === 'picture' ? '' : null,
              })
            }
          />
        )}
      </Line>
      {(['width', 'height'] as const).map((name) => (
        <Line key={name} label={t(`field.${name}`)}>
          {(id) => (
            <InputNumber
              id={id}
              min={1}
              max={300}
              suffix="mm"
              {...(textOf(attributes[name]) && { value: Number(attributes[name]) })}
              onChange={(value: number | undefined) => set({ [name]: value === undefined ? null : String(value) })}
            />
          )}
        </Line>
      ))}
    </section>
  )
}

interface BlockSettingsProps {
  editor: Editor
  block: (typeof BLOCKS)[number]
  attributes: Attributes
  groups: readonly FieldGroup[]
}

/** When the paragraph or table row at the cursor is printed. */
function BlockSettings({ editor, block, attributes, groups }: BlockSettingsProps) {
  const { t } = useText(NAMESPACE)
  const set = (change: Record<string, string | null>) => editor.commands.updateAttributes(block, change)
  const field = textOf(attributes['showField'])
  const test = textOf(attributes['showTest']) || 'filled'
  const fields = groups.flatMap(({ label, entries }) =>
    entries.map(({ tag, label: name }) => ({ value: tag.slice(tag.indexOf('.') + 1), label: `${label} · ${name}` })),
  )
  return (
    <section className={styles['section']}>
      <p className={styles['heading']}>{t(block === 'tableRow' ? 'condition.row' : 'condition.block')}</p>
      <Line label={t('condition.field')}>
        {(id) => (
          <Select
            aria-label={t('condition.field')}
            id={id}
            allowClear
            showSearch
            placeholder={t('condition.always')}
            options={fields}
            {...(field && { value: field })}
            onChange={(value: string | undefined) =>
              set(value ? { showField: value, showTest: test } : { showField: null, showTest: null, showValue: null })
            }
          />
        )}
      </Line>
      {field && (
        <Line label={t('condition.test')}>
          {(id) => (
            <Select
              aria-label={t('condition.test')}
              id={id}
              value={test}
              options={SHOW_TESTS.map((value) => ({ value, label: t(`condition.tests.${value}`) }))}
              onChange={(value: string) => set({ showTest: value })}
            />
          )}
        </Line>
      )}
      {field && test !== 'filled' && test !== 'empty' && (
        <Line label={t('condition.value')}>
          {(id) => (
            <Input id={id} value={textOf(attributes['showValue'])} onChange={(value) => set({ showValue: value })} />
          )}
        </Line>
      )}
    </section>
  )
}

function PaperSettings({ paper, onPaperChange }: Pick<SettingsProps, 'paper' | 'onPaperChange'>) {
  const { t } = useText(NAMESPACE)
  const set = (change: Partial<Paper>) => onPaperChange({ ...paper, ...change })
  const length = (label: string, value: number, onChange: (value: number) => void) => (
    <Line key={label} label={label}>
      {(id) => (
        <InputNumber
          id={id}
          min={0}
          max={1200}
          suffix="mm"
          value={value}
          onChange={(typed: number | undefined) => onChange(typed ?? 0)}
        />
      )}
    </Line>
  )
  return (
    <section className={styles['section']}>
      <p className={styles['heading']}>{t('paper.title')}</p>
      <Line label={t('paper.size')}>
        {(id) => (
          <Select
            aria-label={t('paper.size')}
            id={id}
            value={paper.paper}
            options={Object.keys(PAPERS).map((value) => ({ value, label: t(`paper.name.${value}`) }))}
            onChange={(value: PaperName) => set({ paper: value })}
          />
        )}
      </Line>
      {paper.paper === 'custom' &&
        length(t('paper.width'), paper.width, (width) => set({ width: Math.max(20, width) }))}
      {paper.paper === 'custom' &&
        length(t('paper.height'), paper.height, (height) => set({ height: Math.max(20, height) }))}
      <Line label={t('paper.landscape')}>
        {(id) => <Switch id={id} checked={paper.isLandscape} onChange={(isLandscape) => set({ isLandscape })} />}
      </Line>
      {SIDES.map((side) =>
        length(t(`paper.margin.${side}`), paper.margins[side], (value) =>
          set({ margins: { ...paper.margins, [side]: Math.min(100, value) } }),
        ),
      )}
      {(['header', 'footer'] as const).map((band) =>
        PARTS.map((part) => (
          <Line key={`${band}.${part}`} label={t(`paper.${band}.${part}`)}>
            {(id) => (
              <Input
                id={id}
                maxLength={200}
                placeholder="{page} / {pages}"
                value={paper[band][part]}
                onChange={(value) => set({ [band]: { ...paper[band], [part]: value } })}
              />
            )}
          </Line>
        )),
      )}
      <Line label={t('paper.watermark')}>
        {(id) => <Input id={id} maxLength={100} value={paper.watermark} onChange={(watermark) => set({ watermark })} />}
      </Line>
    </section>
  )
}
