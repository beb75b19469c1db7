import { render } from 'preact';

export class DynamoMeterElement extends HTMLElement {
  connectedCallback(): void {
    render(<p>Dynamometer</p>, this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
  }
}
