/** What a program puts on the clipboard, in its own shape, and what is to become of it. */
export interface ClipboardSample {
  from: string;
  html: string;
  clean: string;
}

const wordItem = (level: number, sign: string, words: string, position = 'Middle') => `
<p class=MsoListParagraphCxSp${position} style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">${body}</b><br class="Apple-interchange-newline">`;
const span = (words: string, style = '400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:${style};white-space:pre-wrap;">${words}</span>`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;margin-left:${level * 24}pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(words)}</p></li>`;

const office = (body: string) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">
p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="de-DE" link="#000080" vlink="#800000" dir="ltr">${body}</body></html>`;

export const CLIPBOARD_SAMPLES: readonly ClipboardSample[] = [
  {
    from: 'Word: emphasis, quotation marks and a link',
    html: word(`<h1>Spielzeit<o:p></o:p></h1>
<p class=MsoNormal><b><span style='mso-bidi-font-weight:normal'>Fett</span></b> und <i style='mso-bidi-font-style:normal'>kursiv</i>,
„Anführung“ – und ‚einfache‘…<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a href="https://a.example/?b=1&amp;c=2"><span style='color:#0563C1'>Link</span></a> und <a name="_Toc1">Marke</a><o:p></o:p></p>`),
    clean:
      '<h2>Spielzeit</h2><p><strong>Fett</strong> und <em>kursiv</em>, „Anführung“ – und ‚einfache‘…</p><p><a href="https://a.example/?b=1&amp;c=2">Link</a> und Marke</p>',
  },
  {
    from: 'Word: lists in lists',
    html: word(
      `<p class=MsoNormal>Vorher<o:p></o:p></p>${wordItem(1, '·', 'Eins', 'First')}${wordItem(2, 'o', 'Darin')}${wordItem(3, '§', 'Tiefer')}${wordItem(1, '·', '2. Mai', 'Last')}<p class=MsoNormal>Dazwischen<o:p></o:p></p>${wordItem(1, '1.', 'Erstens', 'First')}${wordItem(2, 'a.', 'Genauer')}${wordItem(1, '2.', 'Zweitens', 'Last')}`,
    ),
    clean:
      '<p>Vorher</p><ul><li>Eins<ul><li>Darin<ul><li>Tiefer</li></ul></li></ul></li><li>2. Mai</li></ul><p>Dazwischen</p><ol><li>Erstens<ol><li>Genauer</li></ol></li><li>Zweitens</li></ol>',
  },
  {
    from: 'Word: a list that begins deeper, and one without marks for programs',
    html: word(
      `${wordItem(2, 'o', 'Tief', 'First')}${wordItem(1, '·', 'Flach', 'Last')}<p class=MsoNormal>Und</p><p class=MsoListBullet>· Punkt</p><p class=MsoListNumber>1) Zahl</p>`,
    ),
    clean: '<ul><li>Tief</li><li>Flach</li></ul><p>Und</p><ul><li>Punkt</li></ul><ol><li>Zahl</li></ol>',
  },
  {
    from: 'Word: a footnote',
    html: word(`<p class=MsoNormal>Satz<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title="">[1]</a> Anmerkung<o:p></o:p></p></div></div>`),
    clean: '<p>Satz.</p>',
  },
  {
    from: 'Word: a table',
    html: word(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
<tr style='mso-yfti-irow:0'><td width=302 valign=top><p class=MsoNormal>Tag<o:p></o:p></p></td><td width=302><p class=MsoNormal>Zeit<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Montag<o:p></o:p></p></td><td><p class=MsoNormal>10 Uhr<o:p></o:p></p></td></tr></table>`),
    clean: '<p>Tag</p><p>Zeit</p><p>Montag</p><p>10 Uhr</p>',
  },
  {
    from: 'Google Docs: emphasis and a link',
    html: docs(
      `<h1 dir="ltr">${span('Spielzeit')}</h1><p dir="ltr" style="line-height:1.38;">${span('Fett', '700')}${span(' und ')}${span('kursiv', '400;font-style:italic')}${span(' und ')}${span('beides', '700;font-style:italic')}${span(', “quoted” and ‘single’')}</p><br><p dir="ltr"><a href="https://www.google.com/url?q=https://a.example/&amp;sa=D&amp;source=editors&amp;ust=1764000000000000&amp;usg=AOvVaw0" style="text-decoration:none;">${span('Link')}</a></p>`,
    ),
    clean:
      '<h2>Spielzeit</h2><p><strong>Fett</strong> und <em>kursiv</em> und <strong><em>beides</em></strong>, “quoted” and ‘single’</p><p><a href="https://a.example/">Link</a></p>',
  },
  {
    from: 'Google Docs: lists in lists',
    html: docs(
      `<ul style="margin-top:0;margin-bottom:0;">${docsItem(1, 'Eins')}<ul>${docsItem(2, 'Darin')}<ol>${docsItem(3, 'Tiefer')}</ol></ul>${docsItem(1, 'Zwei')}</ul>`,
    ),
    clean: '<ul><li>Eins<ul><li>Darin<ol><li>Tiefer</li></ol></li></ul></li><li>Zwei</li></ul>',
  },
  {
    from: 'Google Docs: a table and a footnote',
    html: docs(
      `<p dir="ltr">${span('Satz')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="50"/></colgroup><tbody><tr><td><p dir="ltr">${span('Tag')}</p></td><td><p dir="ltr">${span('Zeit')}</p></td></tr></tbody></table></div>`,
    ),
    clean: '<p>Satz</p><p>Tag</p><p>Zeit</p>',
  },
  {
    from: 'LibreOffice: emphasis and quotation marks',
    html: office(`<p style="line-height: 100%; margin-bottom: 0cm">Ein <b>fetter</b>
und <i>kursiver</i> <font color="#ff0000"><font face="Liberation Serif, serif">„Satz“</font></font></p>
<p style="margin-bottom: 0cm"><br/>

</p>
<p align="center"><a href="https://a.example/">Link</a></p>`),
    clean:
      '<p>Ein <strong>fetter</strong> und <em>kursiver</em> „Satz“</p><p><a href="https://a.example/">Link</a></p>',
  },
  {
    from: 'LibreOffice: lists in lists',
    html: office(`<ul>
	<li><p style="line-height: 100%">Eins</p>
	<ol type="a">
		<li><p style="line-height: 100%">Darin</p></li>
	</ol>
	</li>
	<li><p style="line-height: 100%">Zwei</p></li>
</ul>`),
    clean: '<ul><li>Eins<ol><li>Darin</li></ol></li><li>Zwei</li></ul>',
  },
  {
    from: 'LibreOffice: a table and a footnote',
    html: office(`<p>Satz<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
<table width="100%" cellpadding="4" cellspacing="0"><tr valign="top"><td width="50%"><p>Tag</p></td><td><p>Zeit</p></td></tr></table>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Anmerkung</p></div>`),
    clean: '<p>Satz</p><p>Tag</p><p>Zeit</p>',
  },
  {
    from: 'Excel: a table',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!-- td {mso-ignore:padding;} --></style></head><body link=blue vlink=purple><table border=0 cellpadding=0 cellspacing=0>
<!--StartFragment--><col width=80 span=2><tr height=20><td height=20 width=80>Tag</td><td width=80>Uhrzeit</td></tr>
<tr height=20><td height=20>Montag</td><td>10 Uhr</td></tr><!--EndFragment--></table></body></html>`,
    clean: '<p>Tag</p><p>Uhrzeit</p><p>Montag</p><p>10 Uhr</p>',
  },
  {
    from: 'a web page',
    html: `<html><body><!--StartFragment--><div class="x"><h1 style="color:red">Titel</h1><div>Text <a href="https://a.example/?b" onclick="x()">Link</a><script>alert(1)</script></div>
<ul class="menu"><li><div><span>Eins</span></div></li><li><div>Zwei</div><div>noch</div><ul><li>Darin</li></ul></li></ul>
<blockquote><p>Worte</p><p>mehr</p></blockquote><figure><img src="https://a.example/a.jpg"><figcaption>Bild</figcaption></figure>
<p>Zeile<br>Zeile</p><h6>Klein</h6>nackt <b>fett</b></div><!--EndFragment--></body></html>`,
    clean:
      '<h2>Titel</h2><p>Text <a href="https://a.example/?b">Link</a></p><ul><li>Eins</li><li>Zwei<br>noch<ul><li>Darin</li></ul></li></ul><blockquote>Worte<br>mehr</blockquote><p>Bild</p><p>Zeile<br>Zeile</p><h4>Klein</h4><p>nackt <strong>fett</strong></p>',
  },
  {
    from: 'a web page: a script as address, a place of its own',
    html: '<p><a href="javascript:alert(1)">x</a> <a href="#unten">y</a> <a href="/de/besuch">z</a></p>',
    clean: '<p>x y <a href="/de/besuch">z</a></p>',
  },
  {
    from: 'half a sentence of a web page',
    html: '<meta charset="utf-8"><span style="color: rgb(0, 0, 0); display: inline !important;">halber <em>Satz</em></span>',
    clean: '<p>halber <em>Satz</em></p>',
  },
];
