import type { FormEntry } from "../link/wire";
import { Complaint, Folded } from "./Complaint";
import { choicesFrom, type Entries, type Form, isEntries, written } from "./formEntries";
import { Choice, FacesField, NumberField, Tick } from "./inputs";
import { NamesField } from "./NamesField";

interface FieldsProps {
  form: Form;
  fields: readonly FormEntry[];
  /** The place of all of these in the position; empty at its top. */
  at: string;
  value: Entries;
  onChange: (value: Entries) => void;
}

const NAMES = new Set<FormEntry["kind"]>(["names"]);
const PARTS = new Set<FormEntry["kind"]>(["slots", "group", "list", "kinds"]);

/** Entries as fields: the small ones side by side, then lists of names, then what has entries of its own. */
export function FormFields({ form, fields, at, value, onChange }: FieldsProps) {
  const small = fields.filter(({ kind }) => !NAMES.has(kind) && !PARTS.has(kind));
  const place = (key: string): string => (at ? `${at}.${key}` : key);
  const one = (field: FormEntry) => (
    <FormControl
      key={field.key}
      form={form}
      field={field}
      at={place(field.key)}
      value={value[field.key] ?? undefined}
      onChange={(next) => onChange(written(value, field.key, next))}
    />
  );
  return (
    <>
      {at && <Complaint at={at} />}
      {small.length > 0 && <div className="grid3">{small.map(one)}</div>}
      <div className="namegrid">{fields.filter(({ kind }) => NAMES.has(kind)).map(one)}</div>
      {fields.filter(({ kind }) => PARTS.has(kind)).map(one)}
    </>
  );
}

interface ControlProps {
  form: Form;
  field: FormEntry;
  at: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function FormControl({ form, field, at, value, onChange }: ControlProps) {
  const { label, usual } = field;
  const options = form.lists[field.names] ?? [];
  switch (field.kind) {
    case "number":
      return (
        <NumberField
          label={label}
          at={at}
          value={value as number | undefined}
          low={field.low}
          high={field.high}
          otherwise={usual || String(field.low)}
          onChange={onChange}
        />
      );
    case "tick":
      return <Tick label={label} at={at} value={value === true} onChange={(on) => onChange(on || undefined)} />;
    case "choice": {
      const choices = choicesFrom(options, usual);
      return (
        <Choice
          label={label}
          at={at}
          value={String(value ?? choices.unset)}
          options={choices.options}
          onChange={(name) => onChange(name || undefined)}
        />
      );
    }
    case "row":
      return (
        <FacesField
          label={label}
          at={at}
          value={Array.isArray(value) ? value : []}
          onChange={(faces) => onChange(faces.length > 0 ? faces : undefined)}
        />
      );
    case "names":
      return (
        <NamesField
          label={label}
          at={at}
          usual={usual}
          options={options}
          value={value as string[] | undefined}
          onChange={onChange}
        />
      );
    case "slots":
      return <Slots field={field} at={at} options={options} value={[value ?? []].flat()} onChange={onChange} />;
    case "group":
      return (
        <Folded title={label} note={isEntries(value) ? "" : "as usual"} at={[at]} inner>
          <FormFields
            form={form}
            fields={field.fields}
            at={at}
            value={isEntries(value) ? value : {}}
            onChange={onChange}
          />
        </Folded>
      );
    default:
      return <Several form={form} field={field} at={at} value={[value ?? []].flat()} onChange={onChange} />;
  }
}

interface SlotsProps {
  field: FormEntry;
  at: string;
  options: readonly (readonly [string, string])[];
  value: unknown[];
  onChange: (value: unknown) => void;
}

/** A place for each name, or for none. */
function Slots({ field, at, options, value, onChange }: SlotsProps) {
  const all = Array.from({ length: field.high }, (_, i) => value[i] ?? null);
  return (
    <div className="grid4">
      {all.map((name, i) => (
        <Choice
          key={i}
          label={`${field.label} ${i + 1}`}
          at={i > 0 ? `${at}.${i + 1}` : [`${at}.1`, `=${at}`]}
          value={String(name ?? "")}
          options={[["", "none"], ...options]}
          onChange={(next) => {
            const slots = all.with(i, next || null);
            onChange(slots.some((one) => one !== null) ? slots : undefined);
          }}
        />
      ))}
    </div>
  );
}

interface SeveralProps extends Omit<ControlProps, "value"> {
  value: unknown[];
}

/** Several of the same entries, or several that say first of which kind they are; the last one is asked now. */
function Several({ form, field, at, value, onChange }: SeveralProps) {
  const kinds = field.kind === "kinds" ? field.fields : [];
  const [first] = kinds;
  const change = (items: unknown[]): void => onChange(items.length > 0 ? items : undefined);
  return (
    <fieldset className="several">
      <legend>{field.label}</legend>
      <Complaint at={at} />
      {value.length === 0 && <p className="small">{first ? "as the turn says" : "none"}</p>}
      {value.map((item, i) => {
        const entries = isEntries(item) ? item : {};
        const kind = kinds.find(({ key }) => key === entries["asks"]);
        const place = `${at}.${i + 1}`;
        return (
          <div className="listed" key={i}>
            {first && (
              <Choice
                label={`${field.label}, ${i + 1}`}
                at={[`=${place}.asks`]}
                value={String(entries["asks"] ?? "")}
                options={kinds.map(({ key, label }) => [key, label] as const)}
                onChange={(asks) => change(value.with(i, { asks }))}
              />
            )}
            <FormFields
              form={form}
              fields={kind?.fields ?? (first ? [] : field.fields)}
              at={place}
              value={entries}
              onChange={(next) => change(value.with(i, next))}
            />
            <button type="button" className="cbtn" onClick={() => change(value.toSpliced(i, 1))}>
              Remove<span className="vh">{` ${field.label}, ${i + 1}`}</span>
            </button>
          </div>
        );
      })}
      <button type="button" className="cbtn" onClick={() => change([...value, first ? { asks: first.key } : {}])}>
        Add<span className="vh">{` to ${field.label}`}</span>
      </button>
    </fieldset>
  );
}
