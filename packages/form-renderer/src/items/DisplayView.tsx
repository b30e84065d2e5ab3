import { Alert } from '@arco-design/web-react'
import { asBoolean, asNumber, asText, attributeSources, type FormItem, own, ownAt } from '@sqos/form-model'
import { Barcode, type BarcodeFormat } from '@sqos/form-widgets/barcode'
import { FormButton } from '@sqos/form-widgets/button'
import { FormDivider } from '@sqos/form-widgets/divider'
import { GroupTitle } from '@sqos/form-widgets/group-title'
import { FormText, type TextStyle } from '@sqos/form-widgets/text'
import { formQrText, QrCode } from '@sqos/form-widgets/qrcode'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { NAMESPACE } from '../locales.ts'
import { useFieldState, useFormStore } from '../store/use-field-state.ts'
import { oneOf, textOf } from '@sqos/form-widgets/kinds'
import { CloseMark } from './CloseMark.tsx'
import styles from './items.module.css'

const ALIGNS = ['left', 'center', 'right'] as const

/** What stands between fields and stores nothing. */
export function DisplayView({ item }: { item: FormItem }) {
  const { node } = item
  const align = oneOf(own(node, 'content-position'), ALIGNS)
  switch (item.kind.name) {
    case 'divider':
      return <FormDivider content={asText(ownAt(node, '__slot__', 'default'))} align={align} />
    case 'groupTitle':
      return <GroupTitle content={textOf(item, 'content') ?? item.label} align={align} />
    case 'SQOSText':
      return <TextView item={item} />
    case 'button':
      return <ButtonView item={item} />
    case 'qrcode':
    case 'barcode':
      return <CodeView item={item} />
    case 'link':
      return <LinkView item={item} />
    case 'alert':
      return <NoticeView item={item} />
    case 'iframe':
      return <FrameView item={item} />
    default:
      return null
  }
}

function TextView({ item }: { item: FormItem }) {
  const style = own(item.node, 'textStyle')
  const size = (key: string, old: string) => asNumber(own(style, key)) ?? asNumber(own(item.node, old))
  const textStyle: TextStyle = {
    color: asText(own(style, 'color')),
    textAlign: oneOf(own(style, 'text-align'), ALIGNS),
    fontWeight: oneOf(own(style, 'font-weight'), ['normal', 'bold']),
    fontStyle: oneOf(own(style, 'font-style'), ['normal', 'italic']),
    textDecoration: oneOf(own(style, 'text-decoration'), ['none', 'underline', 'line-through']),
    lineHeight: size('line-height', 'lineHeight'),
    fontSize: size('font-size', 'fontSize'),
  }
  return <FormText textStyle={textStyle}>{asText(ownAt(item.node, '__config__', 'defaultValue'))}</FormText>
}

function ButtonView({ item }: { item: FormItem }) {
  const { emit, mode } = useFormContext()
  const { isDisabled } = useFieldState(item)
  return (
    <div className={styles['bare']}>
      <FormButton
        text={textOf(item, 'buttonText')}
        type={oneOf(own(item.node, 'type'), ['primary', 'success', 'info', 'warning', 'danger']) ?? ''}
        align={oneOf(own(item.node, 'align'), ALIGNS)}
        disabled={isDisabled}
        mode={mode}
        onClick={() => emit({ item, name: 'click', data: undefined })}
      />
    </div>
  )
}

/** 提示, of newer documents. */
function NoticeView({ item }: { item: FormItem }) {
  const { node } = item
  const [title, description] = [textOf(item, 'title'), textOf(item, 'description')]
  return (
    <Alert
      className={styles['bare'] ?? ''}
      type={oneOf(own(node, 'type'), ['info', 'success', 'warning', 'error']) ?? 'info'}
      showIcon={asBoolean(own(node, 'showIcon')) === true}
      closable={asBoolean(own(node, 'closable')) === true}
      closeElement={<CloseMark />}
      {...(title && description && { title })}
      content={description ?? title}
    />
  )
}

/** Only what leads somewhere harmless is a link. */
function LinkView({ item }: { item: FormItem }) {
  const href = textOf(item, 'href') ?? ''
  const text = textOf(item, 'content') ?? href
  return (
    <p className={styles['notice']}>
      {/^(https?:\/\/|\/(?!\/)|mailto:|tel:)/.test(href) ? (
        <a href={href} target={own(item.node, 'target') === '_blank' ? '_blank' : undefined} rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

/** A page in a frame without rights of this page, and a link for pages that refuse frames. */
function FrameView({ item }: { item: FormItem }) {
  const href = textOf(item, 'href') ?? ''
  const label = item.label || href
  if (!/^(https?:\/\/|\/(?!\/))/.test(href)) return null
  const width = asNumber(own(item.node, 'borderWidth')) ?? 1
  const style = oneOf(own(item.node, 'borderType'), ['none', 'solid', 'dashed', 'dotted']) ?? 'solid'
  return (
    <div className={styles['notice']}>
      <iframe
        src={href}
        title={label}
        sandbox="allow-scripts allow-forms allow-popups"
        loading="lazy"
        style={{
          inlineSize: '100%',
          blockSize: asNumber(own(item.node, 'height')) ?? 300,
          border: `${width}px ${style} var(--color-border-2)`,
        }}
      />
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    </div>
  )
}

const NOWHERE = { key: '' }

function CodeView({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const { model, display } = useFormStore()
  const { qrTarget } = useFormContext()
  const source = useMemo(() => attributeSources(model).find((one) => one.item === item)?.source, [model, item])
  const { value } = useFieldState(source ?? NOWHERE)
  const dataType = own(item.node, 'dataType')
  const text =
    dataType === 'form'
      ? qrTarget.modelId && formQrText(qrTarget)
      : dataType === 'relation'
        ? asText((source && own(display, `${source.name}_id`)) ?? value)
        : textOf(item, 'staticText')
  const look = (key: string, otherwise: number) => asNumber(own(item.node, key)) ?? otherwise
  return (
    <div className={styles['code']}>
      {item.kind.name === 'qrcode' ? (
        <QrCode
          value={text}
          size={look('size', 100)}
          colorDark={textOf(item, 'colorDark')}
          colorLight={textOf(item, 'colorLight')}
          aria-label={item.label || t('qrcode')}
        />
      ) : (
        <Barcode
          value={text}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no format is told as such by the barcode
          format={textOf(item, 'format') as BarcodeFormat | undefined}
          width={look('width', 4)}
          height={look('height', 40)}
          lineColor={textOf(item, 'lineColor')}
          background={textOf(item, 'background')}
        />
      )}
    </div>
  )
}
