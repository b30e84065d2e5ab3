import { Button } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import { FieldItem, SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type JsonRecord, recordsOf, textOf } from '../document/json.ts'
import { kindOf } from '../document/read-portal.ts'
import { KINDS, kindNamed, newTile } from '../kinds/kinds.ts'
import { useDesign } from './design-context.ts'
import styles from './Designer.module.css'
import { SelectRow, TextRow } from './rows.tsx'

const DataEditor = lazy(async () => ({ default: (await import('./data/DataEditor.tsx')).DataEditor }))

/** Tiles of a board: a name, and a number from data or typed. */
export function TilesEditor({
  value,
  limits: { min, max },
  onChange,
}: {
  value: unknown
  limits: { min: number; max: number }
  onChange: (value: unknown) => void
}) {
  const { t } = useText(NAMESPACE)
  const tiles = recordsOf(value)
  const put = (index: number, tile: JsonRecord) => onChange(tiles.map((one, at) => (at === index ? tile : one)))
  return (
    <>
      {tiles.map((tile, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tiles have no ids in documents of the family
        <fieldset key={index} className={styles.entry}>
          <legend>{t('tile.number', { number: index + 1 })}</legend>
          <TextRow
            label={t('tile.fullName')}
            value={textOf(tile['fullName'])}
            maxLength={50}
            onChange={(fullName) => put(index, { ...tile, fullName })}
          />
          <SelectRow
            label={t('property.dataType')}
            value={textOf(tile['dataType']) || 'static'}
            options={['dataset', 'dynamic', 'static'].map((one) => ({
              value: one,
              label: t(`choice.dataType.${one}`),
            }))}
            onChange={(dataType) => {
              const { dataset: _gone, ...rest } = tile
              put(index, { ...(dataType === 'dataset' ? tile : rest), dataType })
            }}
          />
          <TileSource tile={tile} onChange={(next) => put(index, next)} />
          <Button
            type="text"
            size="mini"
            icon={<IconDelete />}
            disabled={tiles.length <= min}
            onClick={() => onChange(tiles.filter((_tile, at) => at !== index))}
          >
            {t('tile.remove')}
          </Button>
        </fieldset>
      ))}
      {tiles.length <= min && <p className={styles.note}>{t('tile.atLeast')}</p>}
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={tiles.length >= max}
        onClick={() => onChange([...tiles, newTile()])}
      >
        {t('tile.add')}
      </Button>
    </>
  )
}

function TileSource({ tile, onChange }: { tile: JsonRecord; onChange: (tile: JsonRecord) => void }) {
  const { t } = useText(NAMESPACE)
  const source = textOf(tile['dataType'])
  if (source === 'dataset') {
    return (
      <Suspense fallback={<Skeleton />}>
        <DataEditor
          label={t('property.dataset')}
          need="figure"
          value={tile['dataset']}
          onChange={(dataset) => onChange({ ...tile, dataset })}
        />
      </Suspense>
    )
  }
  if (source === 'dynamic') {
    return (
      <TextRow
        label={t('property.propsApi')}
        value={textOf(tile['propsApi'])}
        onChange={(propsApi) => onChange({ ...tile, propsApi })}
      />
    )
  }
  return <TextRow label={t('tile.num')} value={textOf(tile['num'])} onChange={(num) => onChange({ ...tile, num })} />
}

/** Pictures with their descriptions, in their order. */
export function PicturesEditor({
  value,
  max,
  onChange,
}: {
  value: unknown
  max: number
  onChange: (value: unknown) => void
}) {
  const { t } = useText(NAMESPACE)
  const pictures = recordsOf(value)
  const put = (index: number, change: JsonRecord) =>
    onChange(pictures.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <>
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pictures have no ids
        <fieldset key={index} className={styles.entry}>
          <legend>{t('carousel.number', { number: index + 1 })}</legend>
          <TextRow
            label={t('property.address')}
            value={textOf(picture['address'])}
            maxLength={500}
            help={t('image.refusedHint')}
            onChange={(address) => put(index, { address })}
          />
          <TextRow
            label={t('property.alt')}
            value={textOf(picture['alt'])}
            maxLength={100}
            onChange={(alt) => put(index, { alt })}
          />
          <Button
            type="text"
            size="mini"
            icon={<IconDelete />}
            onClick={() => onChange(pictures.filter((_one, at) => at !== index))}
          >
            {t('carousel.remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={pictures.length >= max}
        onClick={() => onChange([...pictures, { address: '', alt: '' }])}
      >
        {t('carousel.add')}
      </Button>
    </>
  )
}

/** Pages of the menu, in the order of the tiles. */
export function MenusEditor({
  label,
  value,
  max,
  onChange,
}: {
  label: string
  value: unknown
  max: number
  onChange: (value: unknown) => void
}) {
  const { t } = useText(NAMESPACE)
  const { services } = useDesign()
  const menus = services.menus()
  const known = recordsOf(value)
  return (
    <FieldItem label={label} help={t('shortcuts.help', { max })}>
      <SelectField
        multiple
        searchable
        value={known.map(({ id }) => textOf(id))}
        options={menus.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(ids) =>
          onChange(
            ids.slice(0, max).map((id) => {
              const entry = known.find((one) => textOf(one['id']) === id)
              return entry ?? { id, fullName: menus.find((menu) => menu.id === id)?.fullName ?? '' }
            }),
          )
        }
      />
    </FieldItem>
  )
}

/** Kinds that may be in a card: no cards in cards. */
const INNER = KINDS.filter(({ group }) => group !== 'layout')

/** Parts of a card: each can be opened, more can be added. */
export function ChildrenEditor({ parent, parts, pane }: { parent: string; parts: unknown; pane?: number | undefined }) {
  const { t } = useText(NAMESPACE)
  const { design } = useDesign()
  return (
    <>
      <ul className={styles.list}>
        {recordsOf(parts).map((part) => {
          const i = textOf(part['i'])
          const kind = kindNamed(kindOf(part))
          return (
            <li key={i}>
              <Button size="small" long onClick={() => design.select(i)}>
                {textOf(part['title']) || (kind ? t(`kind.${kind.name}`) : t('unknown.name'))}
              </Button>
            </li>
          )
        })}
      </ul>
      <FieldItem label={t('card.add')}>
        <SelectField
          searchable
          value={undefined}
          options={INNER.map(({ name }) => ({ value: name, label: t(`kind.${name}`) }))}
          onChange={(kind) =>
            kind !== '' && design.addInto(parent, { kind: String(kind), title: t(`kind.${kind}`), pane })
          }
        />
      </FieldItem>
    </>
  )
}

/** The panes of a tab with their parts. */
export function TabsEditor({
  parent,
  panes,
  onChange,
}: {
  parent: string
  panes: unknown
  onChange: (value: unknown) => void
}) {
  const { t } = useText(NAMESPACE)
  const list = recordsOf(panes)
  const move = (from: number, to: number) => {
    const next = [...list]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <>
      {list.map((pane, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- panes of the family have no ids
        <fieldset key={index} className={styles.entry}>
          <legend>{t('card.tab', { number: index + 1 })}</legend>
          <TextRow
            label={t('card.tabTitle')}
            value={textOf(pane['title'])}
            maxLength={50}
            onChange={(title) => onChange(list.map((one, at) => (at === index ? { ...one, title } : one)))}
          />
          <ChildrenEditor parent={parent} parts={pane['children']} pane={index} />
          <IconButton
            icon={<IconUp />}
            text={t('card.up')}
            isOff={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            icon={<IconDown />}
            text={t('card.down')}
            isOff={index === list.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton
            icon={<IconDelete />}
            text={t('card.removeTab')}
            isOff={list.length === 1}
            onClick={() => onChange(list.filter((_one, at) => at !== index))}
          />
        </fieldset>
      ))}
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={list.length >= 10}
        onClick={() => onChange([...list, { title: String(list.length + 1), children: [] }])}
      >
        {t('card.addTab')}
      </Button>
    </>
  )
}

function IconButton({
  icon,
  text,
  isOff,
  onClick,
}: {
  icon: ReactNode
  text: string
  isOff: boolean
  onClick: () => void
}) {
  return (
    <Button type="text" size="mini" icon={icon} aria-label={text} title={text} disabled={isOff} onClick={onClick} />
  )
}
