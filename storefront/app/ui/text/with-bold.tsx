import css from './with-bold.module.css';

/** A sentence in parts. Every second part is an e-mail address: bold, and it may break anywhere, so that it does not widen the page. */
export const WithBold = ({ text }: { text: readonly string[] }) =>
  text.map((part, index) =>
    index % 2 === 1 ? (
      <b key={part} className={css.address}>
        {part}
      </b>
    ) : (
      part
    ),
  );
