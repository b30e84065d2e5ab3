import { Button, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type Editor, useEditorState } from '@tiptap/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import {
  countParts,
  type FramePage,
  type FrameSide,
  lengthOf,
  pageOfFrame,
  placeFrame,
  putFrameOnPage,
} from './frame.ts'
import { Line } from './Line.tsx'
import styles from './PrintDesigner.module.css'

const SIDES: readonly FrameSide[] = ['left', 'top', 'width', 'height']
const BORDER = '0.2mm solid #000'

/** Place, size and look of the frame at the cursor. */
export function FrameSettings({
  editor,
  attributes,
}: {
  editor: Editor
  attributes: Readonly<Record<string, unknown>>
}) {
  const { t } = useText(NAMESPACE)
  const css = typeof attributes['style'] === 'string' ? attributes['style'] : ''
  const set = (property: string, value: string | undefined) =>
    editor.commands.updateAttributes('frame', { style: withDeclaration(css, { property, value }) || null })
  const points = Number.parseFloat(declarationOf(css, 'font-size'))
  const { page, parts } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ page: pageOfFrame(state), parts: countParts(state) }),
  })
  return (
    <section className={styles['section']}>
      <p className={styles['heading']}>{t('frame.title')}</p>
      <Line label={t('frame.page')}>
        {(id) => (
          <Select
            aria-label={t('frame.page')}
            id={id}
            value={page}
            options={[
              ...Array.from({ length: parts }, (_, index) => ({
                value: index,
                label: index === 0 ? t('frame.firstPage') : t('frame.laterPage', { count: index }),
              })),
              { value: 'every', label: t('frame.everyPage') },
            ]}
            onChange={(chosen: FramePage) => putFrameOnPage(editor, chosen)}
          />
        )}
      </Line>
      {SIDES.map((side) => (
        <Line key={side} label={t(`frame.${side}`)}>
          {(id) => (
            <InputNumber
              id={id}
              min={side === 'left' || side === 'top' ? -100 : 2}
              max={1200}
              step={0.5}
              suffix="mm"
              value={lengthOf(attributes, side)}
              onChange={(value: number | undefined) => value !== undefined && placeFrame(editor, { [side]: value })}
            />
          )}
        </Line>
      ))}
      <Line label={t('frame.fontSize')}>
        {(id) => (
          <InputNumber
            id={id}
            min={4}
            max={100}
            step={0.5}
            suffix="pt"
            placeholder="10.5"
            {...(points > 0 && { value: points })}
            onChange={(value: number | undefined) => set('font-size', value === undefined ? undefined : `${value}pt`)}
          />
        )}
      </Line>
      <Line label={t('frame.border')}>
        {(id) => (
          <Switch
            id={id}
            checked={declarationOf(css, 'border') !== ''}
            onChange={(isOn) => set('border', isOn ? BORDER : undefined)}
          />
        )}
      </Line>
      <p className={styles['hint']}>{t('frame.keys')}</p>
      <Button size="small" onClick={() => editor.chain().focus().deleteNode('frame').run()}>
        {t('frame.remove')}
      </Button>
    </section>
  )
}

const declarations = (css: string): [string, string][] =>
  css.split(';').flatMap((text): [string, string][] => {
    const colon = text.indexOf(':')
    return colon > 0 ? [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]] : []
  })

const declarationOf = (css: string, property: string): string =>
  declarations(css).find(([name]) => name === property)?.[1] ?? ''

function withDeclaration(css: string, { property, value }: { property: string; value: string | undefined }): string {
  const others = declarations(css).filter(([name]) => name !== property)
  return [...others, ...(value === undefined ? [] : [[property, value] as const])]
    .map(([name, one]) => `${name}: ${one}`)
    .join('; ')
}
